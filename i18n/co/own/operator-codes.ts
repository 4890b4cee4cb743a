import { operatorCodes as mexican } from '../../es/own/operator-codes';
import { overlay } from '../../overlay';

export const operatorCodes = overlay(mexican, {
  empty: 'Todavía no hay códigos de operador.',
  failed: 'No fue posible cargar los códigos de operador.',
  back: 'Volver a códigos de operador',
  columns: { status: 'Estado' },
  filters: { status: 'Estado' },
  form: {
    status: 'Estado',
    saveFailed: 'No fue posible guardar el código de operador.',
    createFailed: 'No fue posible crear los códigos.',
    kept: 'El servidor no respondió. Intente de nuevo. Nada se creará dos veces.',
  },
  problems: {
    required: 'Ingrese el establecimiento, el código y el nombre.',
    status: 'Seleccione un estado.',
    end: 'Ingrese el fin como 2026-12-31T23:59:59.',
  },
});
