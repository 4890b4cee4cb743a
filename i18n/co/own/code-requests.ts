import { codeRequests as mexican } from '../../es/own/code-requests';
import { overlay } from '../../overlay';

export const codeRequests = overlay(mexican, {
  empty: 'Todavía no se han solicitado códigos de operador.',
  columns: { status: 'Estado' },
  filters: { period: 'Período', status: 'Estado' },
  problems: {
    bothDates: 'Ingrese ambas fechas.',
    date: 'Ingrese una fecha válida.',
    time: 'Ingrese la hora en el formato hh:mm.',
  },
});
