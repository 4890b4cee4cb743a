import { silence as mexican } from '../../es/own/silence';
import { overlay } from '../../overlay';

export const silence = overlay(mexican, {
  failed: 'No fue posible cargar los establecimientos en silencio.',
  notYet: 'Todavía no se ha hecho la evaluación: se hace una vez por hora.',
});
