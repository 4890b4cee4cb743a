import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { password as model } from '../../en/own/password';

export const password: typeof model = {
  forgot: {
    documentTitle: 'Olvidé mi contraseña – Cofre',
    title: '¿Olvidó su contraseña?',
    intro: 'Capture su RFC. Las instrucciones llegan al correo con el que se dio de alta.',
    taxId: 'RFC',
    missing: 'Capture su RFC.',
    send: 'Enviar',
    sending: 'Enviando…',
    failed: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
    toSignIn: 'Regresar al inicio de sesión',
  },
  reset: {
    documentTitle: 'Nueva contraseña – Cofre',
    title: 'Nueva contraseña',
    intro: 'Elija la contraseña que usará a partir de ahora.',
    checking: 'Verificando su enlace…',
    notChecked: 'No se pudo verificar su enlace. Inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    invalid: '¡Token inválido! Solicite un nuevo restablecimiento de contraseña.',
    invalidHelp:
      'El enlace funciona una sola vez y por tiempo limitado. Si acaba de recargar esta página, abra otra vez el enlace del correo.',
    request: 'Solicitar un nuevo enlace',
    newPassword: 'Nueva contraseña',
    confirmation: 'Confirme la nueva contraseña',
    hint: 'De %{least} a %{most} caracteres, con letras, números y símbolos. No puede contener su usuario, nombre o correo, ni ser una de sus últimas 5 contraseñas.',
    lengthHint:
      'De %{least} a %{most} caracteres. Una frase de algunas palabras es fácil de recordar. No puede contener su usuario, nombre o correo, ni ser una de sus últimas 5 contraseñas.',
    rules: {
      length: 'De %{least} a %{most} caracteres',
      letter: 'Una letra',
      digit: 'Un número',
      symbol: 'Un símbolo',
    },
    empty: '¡Llene todos los campos!',
    different: '¡Las contraseñas deben ser iguales!',
    short: 'La contraseña no tiene la cantidad mínima de caracteres.',
    criteria: '¡La contraseña no cumple con los criterios!',
    failed: 'No se pudo cambiar la contraseña.',
    save: 'Guardar contraseña',
    saving: 'Guardando…',
    saved: '¡La contraseña se cambió correctamente!',
    savedHelp: 'Inicie sesión con su nueva contraseña.',
    signIn: 'Ir al inicio de sesión',
  },
  own: {
    account: 'Su cuenta',
    accountHelp: 'El nombre y el usuario los administra su administrador.',
    name: 'Nombre',
    login: 'Usuario',
    section: 'Contraseña',
    sectionHelp: 'Al guardarla, su sesión se cierra en sus demás dispositivos.',
    newPassword: 'Nueva contraseña',
    confirmation: 'Confirme la nueva contraseña',
    different: 'El campo de confirmación no tiene la misma contraseña',
    criteria: 'La contraseña no cumple con los criterios mínimos',
    failed: '¡No se pudo guardar la nueva contraseña!',
    noAnswer:
      'El servidor no respondió. Lo que escribió sigue aquí. Inténtelo de nuevo. Si aparece que la contraseña ya se usó, es porque ya se había guardado.',
    saved: '¡La contraseña se cambió correctamente!',
    save: 'Guardar contraseña',
    current: {
      title: 'Confirme que es usted',
      text: 'Capture su contraseña actual para guardar la nueva.',
      label: 'Contraseña actual',
      confirm: 'Guardar contraseña',
    },
    rules: {
      title: 'Qué debe tener la contraseña',
      count: '%{met} de %{all} cumplidos',
      length: 'De %{least} a %{most} caracteres',
      lowercase: 'Una letra minúscula',
      uppercase: 'Una letra mayúscula',
      digit: 'Un número',
      symbol: 'Uno de los símbolos ! @ # % &',
      noRepetition: 'Sin caracteres idénticos seguidos',
      nothingPersonal: 'Sin su nombre, apellidos, usuario o correo',
      notReused: 'Distinta de sus últimas 5 contraseñas',
      met: 'cumplido',
      unmet: 'aún no se cumple',
      onSave: 'se revisa al guardar',
      failed: 'No se pudo cargar qué debe tener la contraseña.',
    },
  },
};

export const screens: ScreenTexts = {
  '/alterar-senha-perfil': { title: 'Cambiar contraseña', menu: 'Cambiar contraseña' },
};

export const trail: TrailTexts = {
  entities: { password: 'Contraseña', password_link: 'Enlace para una nueva contraseña' },
  fields: { userId: 'Usuario', by: 'Medio', minutes: 'Minutos de vigencia' },
};
