import { shell as mexican } from '../es/shell';
import { overlay } from '../overlay';

export const shell = overlay(mexican, {
  skip: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  theme: { system: 'Igual al dispositivo' },
  profiles: { bankUser: 'Usuario de banco', apiUser: 'Usuario de la API' },
  notAuthorized: {
    text: 'Su perfil no permite abrir esta página. Si la necesita, solicítela a su administrador.',
  },
  notFound: {
    text: 'No hay nada en esta dirección. Es posible que haya cambiado o que el enlace esté incompleto.',
  },
  failed: { title: 'No fue posible mostrar esta página' },
  unverified: { title: 'No fue posible verificar su sesión.' },
  signOut: 'Salir',
});
