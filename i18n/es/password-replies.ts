import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Si el RFC está registrado, se enviaron las instrucciones a su correo electrónico.',
  remembered: 'Esta contraseña ya se utilizó. Elija otra.',
  currentMissing: 'Capture su contraseña actual.',
  currentWrong: 'La contraseña actual no es correcta. Inténtelo de nuevo.',
  tooMany:
    'Demasiados intentos. Inténtelo de nuevo en 1 minuto. |||| Demasiados intentos. Inténtelo de nuevo en %{smart_count} minutos.',
  common: 'Esta contraseña es muy común. Elija otra.',
  needsFactor:
    'Su contraseña se aceptó solo junto con un segundo factor, y ahora no tiene ninguno. Presione “Olvidé mi contraseña” y cree una nueva.',
  factorGone: 'Entre tanto se quitó su segundo factor. Elija una contraseña que cumpla los criterios sin él.',
  tooManyChanges: 'Ya cambió su contraseña %{most} veces en un día. Inténtelo de nuevo mañana.',
};
