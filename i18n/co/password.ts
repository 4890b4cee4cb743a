import { password as mexican } from '../es/password';
import { overlay } from '../overlay';

export const password = overlay(mexican, {
  forgot: {
    intro: 'Ingrese su cédula. Las instrucciones llegan al correo con el que está registrado.',
    taxId: 'Cédula',
    missing: 'Ingrese su cédula.',
    failed: 'No fue posible enviar la solicitud. Intente nuevamente.',
    toSignIn: 'Volver al ingreso',
  },
  reset: {
    intro: 'Elija la contraseña con la que va a ingresar de ahora en adelante.',
    notChecked: 'No fue posible verificar su enlace. Intente nuevamente.',
    retry: 'Intentar de nuevo',
    invalidHelp:
      'El enlace sirve una sola vez y por tiempo limitado. Si acaba de recargar esta página, abra de nuevo el enlace del correo.',
    request: 'Solicitar un enlace nuevo',
    hint: 'Mínimo 8 y máximo 64 caracteres, combinando letras, números y símbolos. Nada de su usuario, nombre o correo, ni ninguna de sus últimas 5 contraseñas.',
    empty: '¡Diligencie todos los campos!',
    criteria: '¡La contraseña no cumple los criterios!',
    failed: 'No fue posible cambiar la contraseña.',
    savedHelp: 'Ingrese con su nueva contraseña.',
    signIn: 'Ir al ingreso',
  },
  own: {
    accountHelp: 'Su administrador mantiene el nombre y el usuario.',
    sectionHelp: 'Al guardarla, su sesión se cierra en todos sus otros dispositivos.',
    criteria: 'La contraseña no cumple los criterios mínimos',
    noAnswer:
      'El servidor no respondió. Lo que escribió se conserva para que intente nuevamente. Si entonces aparece que la contraseña ya fue usada, es porque ya se había guardado.',
    current: { text: 'Usted ingresó hace un rato. Escriba su contraseña actual para guardar la nueva.' },
    rules: {
      noRepetition: 'Sin caracteres iguales consecutivos',
      nothingPersonal: 'Sin su nombre, apellido, usuario o correo',
      unmet: 'aún sin cumplir',
      onSave: 'se verifica al guardar',
    },
  },
});
