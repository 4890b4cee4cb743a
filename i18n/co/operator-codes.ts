import { operatorCodes as mexican } from '../es/operator-codes';
import { overlay } from '../overlay';

export const operatorCodes = overlay(mexican, {
  empty: 'Todavía no hay códigos de operador.',
  columns: { status: 'Estado' },
  filters: { status: 'Estado' },
  form: { status: 'Estado' },
  problems: { status: 'Seleccione un estado.' },
});
