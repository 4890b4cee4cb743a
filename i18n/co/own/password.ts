import type { TrailTexts } from '../../area-parts';
import { password as mexican } from '../../es/own/password';
import { overlay } from '../../overlay';

export const password = overlay(mexican, {
  forgot: {
    intro: 'Ingrese su cédula. Las instrucciones llegan al correo con el que está registrado.',
    taxId: 'Cédula',
    missing: 'Ingrese su cédula.',
    failed: 'No fue posible enviar la solicitud. Intente de nuevo.',
    toSignIn: 'Volver al ingreso',
  },
  reset: {
    intro: 'Elija la contraseña que va a usar de ahora en adelante.',
    notChecked: 'No fue posible verificar su enlace. Intente de nuevo.',
    invalidHelp:
      'El enlace sirve una sola vez y por tiempo limitado. Si acaba de recargar esta página, abra de nuevo el enlace del correo.',
    request: 'Solicitar un enlace nuevo',
    empty: '¡Diligencie todos los campos!',
    criteria: '¡La contraseña no cumple los criterios!',
    failed: 'No fue posible cambiar la contraseña.',
    savedHelp: 'Ingrese con su nueva contraseña.',
    signIn: 'Ir al ingreso',
  },
  own: {
    accountHelp: 'Su administrador se encarga del nombre y del usuario.',
    sectionHelp: 'Al guardarla, su sesión se cierra en todos sus otros dispositivos.',
    criteria: 'La contraseña no cumple los criterios mínimos',
    failed: '¡No fue posible guardar la nueva contraseña!',
    noAnswer:
      'El servidor no respondió. Lo que escribió sigue aquí. Intente de nuevo. Si aparece que la contraseña ya se usó, es porque ya se había guardado.',
    current: {
      text: 'Escriba su contraseña actual para guardar la nueva.',
    },
    rules: {
      noRepetition: 'Sin caracteres iguales consecutivos',
      nothingPersonal: 'Sin su nombre, apellido, usuario o correo',
      unmet: 'aún sin cumplir',
      onSave: 'se verifica al guardar',
      failed: 'No fue posible cargar qué debe tener la contraseña.',
    },
  },
});

export const trail: TrailTexts = { fields: { minutes: 'Minutos de validez' } };
