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
  limit: z.int().min(1).max(API.mostRows).optional().describe(`Records per page; by default ${API.page}`),
};
const next = z.int().nullable().describe('The `after` of the next page; null: there is none');
const establishment = z
  .array(z.string().max(20))
  .max(API.establishments)
  .optional()
  .describe('Establishment codes, one parameter for each; by default, all that the client may see');

export const apiOperatorRecord = z.strictObject({
  id: z.int().describe('What transactions refer to'),
  establishment: z.string().describe('Its code'),
  name: z.string().describe('Of whoever has the code today; empty: nobody'),
  tail: z.string().describe('The last three characters of the code'),
  active: z.boolean(),
});
export const apiAccountRecord = z.strictObject({
  id: z.int().describe('What transactions refer to'),
  name: z.string(),
  bankCode: z.string(),
  bank: z.string().describe('Its name'),
  branch: z.string(),
  number: z.string(),
  active: z.boolean(),
  establishments: z
    .array(z.string())
    .describe('The codes of the establishments that use it and that the client may see'),
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
  description:
    'Lists the operators of the establishments that the client may see, as they are now, sorted by id.',
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
  description:
    'Returns the record as it is now. Records of others and unknown ids are both answered with 404.',
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
  description:
    'Lists the accounts into which the establishments of the client deposit, as they are now, sorted by id.',
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
  description:
    'Returns the record as it is now. Records of others and unknown ids are both answered with 404.',
  tag,
  method: 'GET',
  path: '/api/v1/accounts/:id',
  access,
  failure,
  params: z.strictObject({ id: recordKey.meta({ example: account.id }) }),
  reply: apiAccountRecord,
  example: { reply: account },
});
