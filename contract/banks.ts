import { z } from 'zod';
import { audited } from './audited';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { STALE, versioned } from './versions';

/** BANK-09: digits of an identified deposit's code. */
export const BANK = { depositCodeLength: 20 } as const;

const access = { person: { screens: ['/bancos'] } } as const;

/** BANK-06; `version` is additive. */
const bank = z.strictObject({
  codigoBancario: z.string(),
  nome: z.string(),
  parceiro: z.boolean(),
  tamanhoCodigoDepositoIdentificado: z
    .int()
    .min(0)
    .max(BANK.depositCodeLength)
    .describe('Digits of the code that identifies a deposit; 0: the bank takes none (BANK-05)'),
  ativo: z.boolean(),
  version: z.int(),
});
export type Bank = z.infer<typeof bank>;

/** BANK-02: what a list of banks may be sorted by. */
export const bankSorts = [
  'codigoBancario',
  'nome',
  'parceiro',
  'tamanhoCodigoDepositoIdentificado',
  'ativo',
] as const;
export type BankSort = (typeof bankSorts)[number];

/** LIST-11, BANK-04: 0 no or inactive, 1 yes or active. */
const flag = z.literal([0, 1]).optional();

/** LIST-20: what the banks are filtered by; also what an export over a filter takes. */
const bankFilter = {
  codigoBancario: z.string().max(50).optional().describe('What the bank code starts with'),
  name: z.string().max(100).optional().describe('What the name contains, whatever its case and accents'),
  statusParceiro: flag.describe('Partner: 0 no, 1 yes'),
  statusDeposito: flag.describe('Takes identified deposits: 0 no, 1 yes'),
  status: flag.describe('0 inactive, 1 active'),
};

/** API-29. */
export const listBanks = op({
  name: 'listBanks',
  summary: 'Banks, page by page',
  description: 'Is sorted by code by default.',
  method: 'GET',
  path: '/portal/bancos/',
  access,
  query: z.strictObject({ ...bankFilter, ...pageQuery(bankSorts) }),
  reply: pageOf(bank),
});

const params = z.strictObject({ codigoBancario: z.string().max(50) });

/** Additive (decisions, principle 4). */
export const getBank = op({
  name: 'getBank',
  summary: 'One bank',
  description: 'Is found by its code. The answer includes the version for the next save.',
  method: 'GET',
  path: '/portal/bancos/:codigoBancario',
  access,
  params,
  reply: bank,
});

/** BANK-09 (additive): everything but code and name can be changed. */
export const updateBank = op({
  name: 'updateBank',
  summary: 'Change a bank',
  description: `Changes everything except code and name. ${STALE}`,
  method: 'PUT',
  path: '/portal/bancos/:codigoBancario',
  access,
  params,
  body: bank.pick({ parceiro: true, tamanhoCodigoDepositoIdentificado: true, ativo: true }).extend(versioned),
  reply: bank,
});

/** BANK-02. */
export const exportBanks = listExport({
  name: 'exportBanks',
  summary: 'The banks that match, as a file',
  path: '/portal/bancos/export',
  screen: '/bancos',
  filter: bankFilter,
  sorts: bankSorts,
  columns: bankSorts,
});

export const bankAudit = audited({
  bank: {
    code: 'code',
    name: 'text',
    partner: 'yesNo',
    deposit_code_length: 'count',
    active: 'status',
  },
});

export const bankTag = tagged({ bancos: 'Banks.' });
