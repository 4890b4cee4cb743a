import type { TrailTexts } from '../../area-parts';
/** The statement of one account in the forms of banks. */
export const bankFiles = {
  heading: 'Para programas de contabilidade',
  note: 'Uma conta inteira, no período do extrato.',
  title: 'Arquivo bancário',
  text: 'Um arquivo bancário tem todas as transações de uma conta neste período. Os outros filtros não se aplicam.',
  account: 'Conta',
  choose: 'Escolha uma conta.',
  made: 'Arquivos bancários numerados',
};

export const trail: TrailTexts = {
  entities: { bankFile: 'Extrato bancário numerado' },
  fields: {
    account_id: 'Conta (ID)',
    file_number: 'Número na série',
    first_day: 'Primeiro dia',
    last_day: 'Último dia',
    delivery: 'Entrega',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
  },
};
