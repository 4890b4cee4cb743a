import { passwordReplies as mexican } from '../es/password-replies';
import { overlay } from '../overlay';

export const passwordReplies = overlay(mexican, {
  requested: 'Si la cédula está registrada, se enviaron las instrucciones a su correo electrónico.',
  remembered: 'Esta contraseña ya se usó. Elija otra.',
  currentMissing: 'Ingrese su contraseña actual.',
  currentWrong: 'La contraseña actual no es correcta. Intente de nuevo.',
  tooMany:
    'Demasiados intentos. Intente de nuevo en 1 minuto. |||| Demasiados intentos. Intente de nuevo en %{smart_count} minutos.',
  needsFactor:
    'Su contraseña se aceptó solo junto con un segundo factor, y ahora no tiene ninguno. Oprima “Olvidé mi contraseña” y defina una nueva.',
  factorGone:
    'Entre tanto se retiró su segundo factor. Elija una contraseña que cumpla los criterios sin él.',
  tooManyChanges: 'Ya cambió su contraseña %{most} veces en un día. Intente de nuevo mañana.',
});
