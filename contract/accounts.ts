import { z } from 'zod';
import { audited } from './audited';
import { recordKey } from './keys';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { LISTED_ECS } from './users';
import { STALE, versioned } from './versions';

const screens = ['/contas'] as const;

const establishments = z.array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }));

/** ACC-07; `codigoBancario` and `version` are additive. */
const account = z.strictObject({
  id: z.int(),
  apelido: z.string(),
  banco: z.string().describe('The name of the bank'),
  codigoBancario: z.string(),
  numeroAgencia: z.string(),
  numeroConta: z.string(),
  ativo: z.boolean(),
  contaEcs: establishments.describe('By name; only those that the caller may see'),
  version: z.int(),
});
export type Account = z.infer<typeof account>;

/** The same in a list, with as many establishments as a row shows; `ecsTotal` is additive. */
const accountRow = account.extend({
  contaEcs: establishments.describe(`The first ${LISTED_ECS} by name of those that the caller may see`),
  ecsTotal: z.int().min(0).describe('How many the caller may see'),
});
export type AccountRow = z.infer<typeof accountRow>;

/** What a list of accounts may be sorted by; `banco` is the code of the bank. */
export const accountSorts = ['apelido', 'banco', 'numeroAgencia', 'numeroConta', 'ativo'] as const;
export type AccountSort = (typeof accountSorts)[number];

const numbers = 'contains, whatever its case and without the signs that set it apart';

/** API-30, LIST-19: what the accounts are filtered by; also what bulk work and exports over a filter take. */
export const accountFilter = {
  apelido: z
    .string()
    .max(100)
    .optional()
    .describe('What the nickname contains, whatever its case and accents'),
  banco: z
    .string()
    .max(100)
    .optional()
    .describe('What the name of the bank contains, or what its code starts with'),
  status: z.literal([0, 1]).optional().describe('0 inactive, 1 active'),
  agencia: z.string().max(100).optional().describe(`What the agency number ${numbers}`),
  conta: z.string().max(100).optional().describe(`What the account number ${numbers}`),
  ecs: z
    .array(z.string().max(20))
    .max(1000)
    .optional()
    .describe('Establishment codes; accounts of at least one of them'),
};
export type AccountFilter = z.infer<z.ZodObject<typeof accountFilter>>;

/** API-30: to level 2 the accounts of its establishments. */
export const listAccounts = op({
  name: 'listAccounts',
  summary: 'Accounts, page by page',
  description:
    'Managers see the accounts of their establishments. Each row lists the first establishments, by name.',
  method: 'GET',
  path: '/portal/contas/list',
  access: { person: { screens } },
  query: z.strictObject({ ...accountFilter, ...pageQuery(accountSorts) }),
  reply: pageOf(accountRow),
});

const params = z.strictObject({ id: recordKey });

/** Additive (decisions, principle 4): with all establishments that the caller may see. */
export const getAccount = op({
  name: 'getAccount',
  summary: 'One account',
  description:
    'Returns all of its establishments that the caller may see. It answers 403 if there are none, and 404 for an ' +
    'unknown account.',
  method: 'GET',
  path: '/portal/contas/:id',
  access: { person: { screens } },
  params,
  reply: account,
});

/** ACC-11 (additive): by level 1. */
export const updateAccountStatus = op({
  name: 'updateAccountStatus',
  summary: 'Activate or deactivate an account',
  description: `Only level 1 may call it. Transactions of an inactive account are still accepted. ${STALE}`,
  method: 'PUT',
  path: '/portal/contas/:id/status',
  access: { person: { screens, changes: true } },
  params,
  body: z.strictObject({ ativo: z.union([z.boolean(), z.literal([0, 1])]), ...versioned }),
  reply: account,
});

/** ACC-02. */
const accountColumns = ['apelido', 'banco', 'numeroAgencia', 'numeroConta', 'contaEcs', 'ativo'] as const;

/** LIST-19. */
export const exportAccounts = listExport({
  name: 'exportAccounts',
  summary: 'The accounts that match, as a file',
  path: '/portal/contas/export',
  screen: '/contas',
  filter: accountFilter,
  sorts: accountSorts,
  columns: accountColumns,
});

export const accountAudit = audited({
  account: {
    id: 'code',
    nickname: 'text',
    bank_code: 'bank',
    branch: 'code',
    number: 'code',
    active: 'status',
    establishments: 'establishments',
  },
});

export const accountTag = tagged({ contas: 'Accounts into which cash is deposited.' });
