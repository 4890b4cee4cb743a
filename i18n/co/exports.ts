import { exports as mexican } from '../es/exports';
import { overlay } from '../overlay';

export const exports = overlay(mexican, {
  titles: {
    statement: 'Extracto de transacciones',
    bankExtract: 'Extracto bancario',
    bankFile: 'Extracto bancario numerado',
    audit: 'Registro de auditoría',
  },
});
