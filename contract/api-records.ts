import { z } from 'zod';
import { recordKey } from './keys';
import { API } from './limits';
import { op } from './operation';

/* The records behind the ids in transactions: operators and accounts. Part of the promise of contract/api.ts. */

const access = { client: true } as const;
const failure = 'problem';
const tag = 'Records';

/** A page goes on behind the last id of the page before: records are read in the order of their ids. */
const pages = {
  after: z.int().min(0).max(2_147_483_647).optional().describe('`next` of the page before'),
  limit: z.int().min(1).max(API.mostRows).optional().describe(`Records a page; by itself ${API.page}`),
};
const next = z.int().nullable().describe('The `after` of the next page; null: there is none');
const establishment = z
  .array(z.string().max(20))
  .max(API.establishments)
  .optional()
  .describe('Codes, each as a parameter of its own; by itself all that the client sees');

export const apiOperatorRecord = z.strictObject({
  id: z.int().describe('What transactions name'),
  establishment: z.string().describe('Its code'),
  name: z.string().describe('Of whoever has the code today; empty: nobody'),
  tail: z.string().describe('The last three characters of the code'),
  active: z.boolean(),
});
export const apiAccountRecord = z.strictObject({
  id: z.int().describe('What transactions name'),
  name: z.string(),
  bankCode: z.string(),
  bank: z.string().describe('Its name'),
  branch: z.string(),
  number: z.string(),
  active: z.boolean(),
  establishments: z.array(z.string()).describe('The codes of those that use it and that the client sees'),
});

const operator = { id: 20117, establishment: '0042', name: 'Ana Prado', tail: '317', active: true };
const account = {
  id: 1201,
  name: 'Conta principal',
  bankCode: '001',
  bank: 'Banco do Brasil',
  branch: '0117',
  number: '00418821-3',
  active: true,
  establishments: ['0042'],
};

export const apiOperators = op({
  name: 'apiOperators',
  summary: 'Operators, page by page',
  description: 'Those of the establishments that the client sees, as they are now, by id.',
  tag,
  method: 'GET',
  path: '/api/v1/operators',
  access,
  failure,
  query: z.strictObject({ ...pages, establishment }),
  reply: z.strictObject({ operators: z.array(apiOperatorRecord), next }),
  example: { reply: { operators: [operator], next: null } },
});

export const apiOperator = op({
  name: 'apiOperator',
  summary: 'One operator, by its id',
  description: 'As it is now. 404 stands for those of others as well as for none.',
  tag,
  method: 'GET',
  path: '/api/v1/operators/:id',
  access,
  failure,
  params: z.strictObject({ id: recordKey.meta({ example: operator.id }) }),
  reply: apiOperatorRecord,
  example: { reply: operator },
});

export const apiAccounts = op({
  name: 'apiAccounts',
  summary: 'Accounts, page by page',
  description: 'Those that the establishments of the client deposit into, as they are now, by id.',
  tag,
  method: 'GET',
  path: '/api/v1/accounts',
  access,
  failure,
  query: z.strictObject({ ...pages, establishment }),
  reply: z.strictObject({ accounts: z.array(apiAccountRecord), next }),
  example: { reply: { accounts: [account], next: null } },
});

export const apiAccount = op({
  name: 'apiAccount',
  summary: 'One account, by its id',
  description: 'As it is now. 404 stands for those of others as well as for none.',
  tag,
  method: 'GET',
  path: '/api/v1/accounts/:id',
  access,
  failure,
  params: z.strictObject({ id: recordKey.meta({ example: account.id }) }),
  reply: apiAccountRecord,
  example: { reply: account },
});
