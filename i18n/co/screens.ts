import { screens as mexican } from '../es/screens';
import { overlay } from '../overlay';

export const screens = overlay(mexican, {
  '/auditoria': { title: 'Registro de auditoría' },
  '/logout': { title: 'Salir', menu: 'Salir' },
});
