import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Si el RFC está registrado, se enviaron las instrucciones a su correo electrónico.',
  remembered: 'Esta contraseña ya se utilizó. Elija otra.',
  currentMissing: 'Capture su contraseña actual.',
  currentWrong: 'La contraseña actual no es correcta. Vuelva a intentarlo.',
};
