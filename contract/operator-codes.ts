import { z } from 'zod';
import { audited } from './audited';
import { recordKey } from './keys';
import { OPERATOR_CODE } from './limits';
import { listExport } from './list-exports';
import { op } from './operation';
import { operatorCodeFilter } from './operator-code-filter';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { STALE, versioned } from './versions';

const access = { person: { screens: ['/codigos-operadores'] } } as const;

/** OPC-06: the part of a code that is shown and transmitted; only the gateway gets whole codes (decision 47). */
export const tailOf = (code: string): string => code.slice(-OPERATOR_CODE.shown);

const tail = z.string().describe(`The last ${OPERATOR_CODE.shown} characters of the code`);
const moment = z.string().describe('YYYY-MM-DDTHH:mm:ss, by the network’s clocks');

/** OPC-05; `version` is additive. */
export const operatorCode = z.strictObject({
  operatorCodeId: z.int(),
  ec: z.string().describe('The code of the establishment'),
  nomefantasia: z.string(),
  name: z.string().describe('Of the operator'),
  numerocartao: tail,
  status: z.boolean(),
  inicio: moment,
  fim: moment.nullable().describe('Since when it is switched off; null where it is not'),
  ultimoUso: moment.nullable().describe('Additive: when it was used last; null: never'),
  version: z.int(),
});
export type OperatorCode = z.infer<typeof operatorCode>;

/** What a list of operator codes may be sorted by; `ec` by the establishment's code. */
export const operatorCodeSorts = ['name', 'ec', 'numerocartao', 'status', 'inicio'] as const;
export type OperatorCodeSort = (typeof operatorCodeSorts)[number];

/** API-31. */
export const listOperatorCodes = op({
  name: 'listOperatorCodes',
  summary: 'Operator codes, page by page',
  description:
    'Managers see the codes of their establishments. Only the last three characters of a code are shown.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/paged',
  access,
  query: z.strictObject({ ...operatorCodeFilter, ...pageQuery(operatorCodeSorts) }),
  reply: pageOf(operatorCode),
});

/** Additive (decisions, principle 4). */
export const getOperatorCode = op({
  name: 'getOperatorCode',
  summary: 'One operator code',
  description: 'Returns the last three characters of the code; only the feed delivers whole codes.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/:id',
  access,
  params: z.strictObject({ id: recordKey }),
  reply: operatorCode,
});

const establishment = z.string().max(20).nullable();

/** OPC-08. `creationProblems` checks it, with messages of its own; the types only limit it. */
const creation = z
  .strictObject({
    ec: establishment.describe('Establishment code'),
    status: z
      .union([z.literal(1), z.literal(true)])
      .optional()
      .describe('New codes are active (OPC-07)'),
    quantidade: z
      .union([z.number(), z.string().max(20)])
      .nullable()
      .describe('A whole number from 1 to 20'),
    nome: z
      .string()
      .max(1000)
      .nullable()
      .optional()
      .describe('Additive: who uses the one code that is made; without it the code is named after its tail'),
    chave: z
      .uuid()
      .max(36)
      .optional()
      .describe(
        'Additive: chosen by the client; a request that is repeated with it answers the codes of the first',
      ),
  })
  .partial();
export type OperatorCodeCreation = z.infer<typeof creation>;

/** API-32; `operatorCodeId` is additive. */
export const createOperatorCodes = op({
  name: 'createOperatorCodes',
  summary: 'Make operator codes for an establishment, all of them or none',
  description:
    'Creates up to twenty codes at once, with a request that the gateway acknowledges once the terminals know the codes.',
  method: 'POST',
  path: '/portal/accesscode/solicitacaocodigos',
  access,
  creates: true,
  body: creation,
  reply: z.array(z.strictObject({ nrCartao: tail, operatorCodeId: z.int() })),
});

/** OPC-12, OPC-13. `updateProblems` reports what is missing. */
const update = z
  .strictObject({
    operatorcodeId: recordKey,
    operatorCodeId: recordKey.describe('As lists have it; the same as `operatorcodeId`'),
    ec: establishment.describe('A code stays with its establishment'),
    status: z.union([z.literal([0, 1]), z.boolean()]),
    name: z.string().max(1000).nullable(),
    correcao: z
      .boolean()
      .optional()
      .describe(
        'Additive: the name is the same person’s, spelled correctly, and holds for earlier uses too; otherwise another name holds from now on',
      ),
    numerocartao: z
      .string()
      .max(20)
      .nullable()
      .describe(`The code does not change: its last ${OPERATOR_CODE.shown} characters have to be these`),
    fim: moment.max(30).nullable().describe('The moment of saving; the server’s own clock decides'),
  })
  .partial()
  .extend(versioned);
export type OperatorCodeUpdate = z.infer<typeof update>;

/** API-33. */
export const updateOperatorCode = op({
  name: 'updateOperatorCode',
  summary: 'Change an operator code',
  description: `Changes the name and whether the code works; the feed informs the terminals. ${STALE}`,
  method: 'PUT',
  path: '/portal/accesscode/operatorscode/update',
  access,
  body: update,
  reply: operatorCode,
});

/** `operatorCodeId` is what an import knows a code by. */
const operatorCodeColumns = [
  'ec',
  'nomefantasia',
  'name',
  'numerocartao',
  'status',
  'inicio',
  'fim',
  'ultimoUso',
  'operatorCodeId',
] as const;

/** LIST-17. */
export const exportOperatorCodes = listExport({
  name: 'exportOperatorCodes',
  summary: 'The operator codes that match, as a file',
  path: '/portal/accesscode/operatorscode/export',
  screen: '/codigos-operadores',
  filter: operatorCodeFilter,
  sorts: operatorCodeSorts,
  columns: operatorCodeColumns,
});

export const operatorCodeAudit = audited({
  operator: {
    id: 'code',
    establishment_code: 'establishment',
    name: 'text',
    card_number: 'code',
    active: 'status',
    named_from: 'moment',
    respelled: 'yesNo',
  },
});

export const operatorCodeTag = tagged({
  accesscode: 'Operator codes, the requests for them, and their history.',
});
