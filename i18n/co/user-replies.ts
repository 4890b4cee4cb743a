import { userReplies as mexican } from '../es/user-replies';
import { overlay } from '../overlay';

export const userReplies = overlay(mexican, {
  fixed: 'Este campo no se puede cambiar.',
  apiUserExists: 'Este usuario ya tiene un usuario de la API.',
  notManager: 'Solo un administrador de establecimiento puede tener un usuario de la API.',
});
