import { statement as mexican } from '../es/statement';
import { overlay } from '../overlay';

export const statement = overlay(mexican, {
  columns: {
    sequenceNumber: 'Referencia bancaria',
    branch: 'Oficina',
    amount: 'Valor',
  },
  dispute: { column: 'Reclamo' },
});
