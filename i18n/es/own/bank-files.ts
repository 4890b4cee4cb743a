import type { TrailTexts } from '../../area-parts';
/** The statement of one account in the forms of banks. */
export const bankFiles = {
  heading: 'Para programas de contabilidad',
  note: 'Una cuenta completa, en el periodo del estado de cuenta.',
  title: 'Archivo bancario',
  text: 'Un archivo bancario tiene todas las transacciones de una cuenta en este periodo. Los demás filtros no se aplican.',
  account: 'Cuenta',
  choose: 'Elija una cuenta.',
  made: 'Archivos bancarios numerados',
};

export const trail: TrailTexts = {
  entities: { bankFile: 'Estado de cuenta bancario numerado' },
  fields: {
    account_id: 'Cuenta (ID)',
    file_number: 'Número en la serie',
    first_day: 'Primer día',
    last_day: 'Último día',
    delivery: 'Entrega',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
  },
};
