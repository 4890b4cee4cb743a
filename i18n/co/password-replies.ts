import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Si la cédula está registrada, se enviaron las instrucciones a su correo electrónico.',
  remembered: 'Esta contraseña ya se usó. Elija otra.',
  currentMissing: 'Ingrese su contraseña actual.',
  currentWrong: 'La contraseña actual no es correcta. Intente de nuevo.',
};
