import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Si la cédula está registrada, se enviaron las instrucciones a su correo electrónico.',
  remembered: 'Esta contraseña ya se usó. Elija otra.',
};
