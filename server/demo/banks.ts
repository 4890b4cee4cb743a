import type { BankRow } from '../ingest/master-data/masters';

const bank = (code: string, name: string, partner: boolean, codeLength: number, active = true): BankRow => ({
  code,
  name,
  partner,
  deposit_code_length: codeLength,
  active,
});

/** Banks of Brazil by their COMPE code; what this network has agreed with each of them is invented. */
export const demoBanks: readonly BankRow[] = [
  bank('001', 'Banco do Brasil', true, 16),
  bank('003', 'Banco da Amazônia', false, 0),
  bank('004', 'Banco do Nordeste', false, 0),
  bank('021', 'Banestes', false, 10),
  bank('033', 'Santander', true, 12),
  bank('041', 'Banrisul', true, 10),
  bank('070', 'BRB', false, 0),
  bank('077', 'Inter', false, 0),
  bank('085', 'Ailos', false, 0, false),
  bank('104', 'Caixa Econômica Federal', true, 18),
  bank('237', 'Bradesco', true, 14),
  bank('341', 'Itaú Unibanco', true, 14),
  bank('389', 'Mercantil do Brasil', false, 0, false),
  bank('422', 'Safra', false, 8),
  bank('633', 'Rendimento', false, 0, false),
  bank('745', 'Citibank', false, 12, false),
  bank('748', 'Sicredi', true, 10),
  bank('756', 'Sicoob', false, 10),
];

const northeast = ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'];
const north = ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'];
/** Banks that one finds only in some states. */
const regional: Readonly<Record<string, readonly string[]>> = {
  '003': north,
  '004': northeast,
  '021': ['ES'],
  '041': ['RS'],
  '070': ['DF', 'GO'],
};

/** Where a shop of a state may have its account. */
export function banksIn(state: string): BankRow[] {
  return demoBanks.filter(({ code, active }) => active && (regional[code]?.includes(state) ?? true));
}
