import { dates as mexican } from '../es/dates';
import { overlay } from '../overlay';

export const dates = overlay(mexican, {
  noCalendar: 'No se pudo cargar el calendario. Escriba la fecha.',
});
