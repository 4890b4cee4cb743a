import { session as mexican } from '../es/session';
import { overlay } from '../overlay';

export const session = overlay(mexican, {
  notSignedIn: 'No fue posible ingresar.',
  documentTitle: 'Ingresar – Cofre',
  title: 'Ingresar',
  intro: 'Use el usuario con el que está registrado.',
  login: 'Cédula o usuario',
  signIn: 'Ingresar',
  signingIn: 'Ingresando…',
  caution:
    'Nunca le pedimos su contraseña por teléfono ni por mensaje. Si tiene dudas, comuníquese con %{support}.',
  support: 'servicio al cliente',
  again: {
    title: 'Ingrese nuevamente',
    text: 'Su sesión terminó. Lo que escribió sigue aquí. Ingrese para guardarlo.',
  },
  robotCheck: {
    failed: 'No fue posible verificar. Intente de nuevo.',
    insecure: 'La verificación necesita una conexión segura (https).',
  },
  phones: {
    title: 'Ayuda para ingresar',
    text: 'Tenga a la mano su usuario. No le diga su contraseña a nadie.',
    capitals: 'Ciudades capitales',
    otherRegions: 'Resto del país',
    failed: 'No fue posible cargar los teléfonos.',
  },
});
