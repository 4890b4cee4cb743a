import type { userReplies as model } from '../en/user-replies';

export const userReplies: typeof model = {
  loginTaken: 'El usuario ya está registrado.',
  fixed: 'Este campo no se puede modificar.',
  unknownGroup: 'Uno de los grupos no existe.',
  notYoursToGive: 'No puede otorgar esto.',
  apiUserExists: 'Este usuario ya tiene un usuario de API.',
  notManager: 'Solo un administrador de establecimiento puede tener un usuario de API.',
  mailsUsedUp:
    'Puede enviar correos a %{most} personas nuevas o direcciones modificadas al día. Continúe mañana.',
};
