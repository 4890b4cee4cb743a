import { dates as mexican } from '../es/dates';
import { overlay } from '../overlay';

export const dates = overlay(mexican, {
  noCalendar: 'No fue posible cargar el calendario. Escriba la fecha.',
});
