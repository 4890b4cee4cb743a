import { z } from 'zod';
import { audited } from './audited';
import { exportReply } from './exports';
import { money } from './money';
import { op, REPORT_TIMEOUT } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

/** Bills of a month are made from this hour on, by the network's clocks, of the first day after it. */
export const BILLING = { hour: 6 } as const;

/** The forms in which the detailing leaves: FIN-06 names the first, the others are for analysts. */
export const billFormats = ['pdf', 'xlsx', 'csv'] as const;
export type BillFormat = (typeof billFormats)[number];

/** A month, `YYYY-MM`. */
const month = z
  .string()
  .max(7)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What a bill says in money; what each means and how they hang together is in docs/decisions/0042. */
const amounts = {
  franquia: money.describe('Volume that the tariff covers, a terminal and month'),
  depositoVarejista: money.describe('Deposits captured in the month, cancelled ones left out'),
  excedente: money.describe('What is realised above the franchise'),
  descontos: money.describe('Cancelled since an earlier month was billed'),
  adicionais: money.describe('Arrived since an earlier month was billed'),
  realizado: money.describe('Deposits, and extras, less deductions; below zero where more was cancelled'),
};
export type BillAmount = keyof typeof amounts;
/** In the order of the columns. */
export const billAmounts = [
  'franquia',
  'depositoVarejista',
  'excedente',
  'descontos',
  'adicionais',
  'realizado',
] as const satisfies readonly BillAmount[];

/** FIN-02: a terminal and month; what is not named there is additive. */
const billRow = z.strictObject({
  id: z.int(),
  mes: month.describe('Additive: the month that is billed'),
  dataFaturamento: z.string().describe('YYYY-MM-DD, by the network’s clocks'),
  numeroLogico: z.string(),
  ec: z.string().describe('The code of the establishment'),
  nomeFantasia: z.string().describe('Additive: its name'),
  ...amounts,
  ajustes: z
    .array(z.strictObject({ mes: month, descontos: money, adicionais: money }))
    .describe('Additive: the earlier months that deductions and extras are of, oldest first'),
});
export type BillRow = z.infer<typeof billRow>;

export const billSorts = ['dataFaturamento', 'numeroLogico', 'ec', ...billAmounts] as const;
export type BillSort = (typeof billSorts)[number];

/** So many terminals without a tariff are named. */
export const UNTARIFFED_NAMED = 10;

const billReply = pageOf(billRow).extend({
  totais: z.strictObject(amounts).describe('Additive: of all rows of the filter'),
  semTarifa: z
    .strictObject({
      total: z.int().min(0),
      terminais: z
        .array(z.strictObject({ numeroLogico: z.string(), ec: z.string(), nomeFantasia: z.string() }))
        .max(UNTARIFFED_NAMED)
        .describe('The first of them, by establishment and logical number'),
    })
    .describe(
      'Additive: terminals of the filter that are not billed, as no tariff covers the month asked for',
    ),
  ultimoMes: month.nullable().describe('Additive: the month that was billed last; null where none was'),
});
export type BillReply = z.infer<typeof billReply>;

/** API-38. */
export const financialDetail = op({
  name: 'financialDetail',
  summary: 'Bills, newest first: a page of them, or the address of a file',
  description:
    'Managers see the bills of their establishments. With `formato=tela`, returns a page; with a file format, the ' +
    'address of a file.',
  method: 'GET',
  path: '/portal/financeiro/detalhamento',
  access: { person: { screens: ['/financeiro'] } },
  query: z.strictObject({
    formato: z.enum(['tela', ...billFormats]),
    numeroLogico: z.string().max(20).optional().describe('What the logical number contains'),
    ec: z.array(z.string().max(20)).max(1000).optional().describe('Establishment codes, one or several'),
    mes: month.optional().describe('Additive: the month that was billed, YYYY-MM'),
    ...pageQuery(billSorts),
  }),
  reply: z.union([billReply, exportReply]),
  timeout: REPORT_TIMEOUT,
});

export const financialAudit = audited({
  tariff: { establishment_code: 'establishment', starts_on: 'date', ends_on: 'date', franchise: 'money' },
  billing: { first: 'date', last: 'date', terminals: 'count', deposited: 'money' },
});

export const financialTag = tagged({ financeiro: 'Bills.' });
