/** What bank files say of their entries, and why there is none. What stands in a file never changes: it is made again. */
export const bankFile = {
  columns: { reference: 'Referencia', reverses: 'Revierte' },
  facts: { number: 'Número en la serie', opening: 'Saldo inicial', closing: 'Saldo final' },
  entry: {
    deposit: 'Depósito en efectivo',
    withdrawal: 'Retiro de efectivo',
    reversal: 'Reversión de',
    sequence: 'secuencia',
    establishment: 'establecimiento',
    terminal: 'terminal',
  },
  short: { deposit: 'DEP', withdrawal: 'RET', reversal: 'REV', sequence: 'SEC' },
  partial:
    'Un archivo bancario tiene la cuenta completa, y esta cuenta también es de establecimientos que usted no puede ver. Pídalo a alguien que los vea todos.',
  notClosed: 'Este día todavía no ha terminado. Un archivo numerado llega hasta un día terminado.',
  covered: 'El archivo %{number} ya llega hasta este día.',
  firstOnly: 'Solo el primer archivo de una cuenta comienza en un día elegido.',
  beginsLater: 'El archivo comenzaría después del día hasta el que llega.',
  none: 'Esta cuenta aún no tiene archivos.',
  otherNumber: 'El archivo más reciente de esta cuenta tiene el número %{number}.',
  noFile: 'Esta cuenta no tiene un archivo con este número.',
  entries:
    '%{form} admite hasta %{most} movimientos, y este estado de cuenta tiene %{rows}. Elija un periodo más corto u otro formato.',
  amounts: 'Este estado de cuenta tiene importes demasiado grandes para %{form}. Elija otro formato.',
  which: 'Indique number, o from y to.',
  tooLong: 'Un estado de cuenta abarca hasta 366 días.',
  notAcceptable:
    'Elija application/x-cnab240, application/x-ofx, application/camt.053+xml o application/x-mt940.',
};
