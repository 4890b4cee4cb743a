import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { operations } from '../../contract';
import { listBanks } from '../../contract/banks';
import { type Operation, pathOf } from '../../contract/operation';
import { login } from '../../contract/session';
import { listUsers } from '../../contract/users';
import type { TestPortal } from './portal';

/** Secrets that only their owner may read again, in each part of a call that can contain them. */
export const SECRETS = {
  path: 'pathquetzal',
  query: 'queryquetzal',
  body: 'bodyquetzal',
  header: 'headerquetzal',
  login: '73519246',
  number: 862_095_417,
} as const;

/** Headers that programs like to keep. */
const HEADERS = [
  'user-agent',
  'referer',
  'cookie',
  'x-forwarded-for',
  'x-request-id',
  'accept-language',
  'tracestate',
  'baggage',
  'x-anything',
];

const keysOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['x']);
const filled = (schema: unknown, value: unknown) =>
  Object.fromEntries(keysOf(schema).map((key) => [key, value]));

/** Every call of the contract with secrets wherever it takes something: texts, then numbers, which may pass for ids. */
export async function callEverything(
  { app }: Pick<TestPortal, 'app'>,
  tokens: readonly string[],
): Promise<void> {
  const headers = Object.fromEntries(HEADERS.map((name) => [name, SECRETS.header]));
  // What ends the session comes last.
  const inOrder = operations.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
  for (const operation of inOrder) {
    for (const bearer of tokens) {
      for (const numbers of [false, true]) {
        const { number } = SECRETS;
        const query = new URLSearchParams(
          filled(operation.query, numbers ? String(number) : SECRETS.query) as Record<string, string>,
        );
        const options: InjectOptions = {
          method: operation.method,
          url: `${pathOf(operation, filled(operation.params, numbers ? number : SECRETS.path))}?${query}`,
          headers: { ...headers, authorization: `Bearer ${bearer}` },
          ...(operation.method !== 'GET' && {
            payload: filled(operation.body, numbers ? number : SECRETS.body),
          }),
        };
        await app.inject(options);
      }
    }
  }
}

const endsSession = ({ path }: Operation) => path.includes('session') || path.includes('logout');

/** Calls that get as far as the database with what they carry. */
export async function callToTheDatabase({ call }: Pick<TestPortal, 'call'>, token: string): Promise<void> {
  const answers = [
    await call(login, { body: { user: SECRETS.login, password: SECRETS.body } }),
    await call(listBanks, { token, query: { name: SECRETS.query } }),
    await call(listUsers, { token, query: { name: SECRETS.query } }),
    await call(listUsers, { token, query: { login: SECRETS.login } }),
  ];
  const statuses = answers.map(({ status }) => status).join();
  if (statuses !== '401,200,200,200') throw new Error(`They were answered ${statuses}`);
}

/** The ones of these that a text contains. */
export const secretsIn = (text: string, more: readonly string[] = []): string[] =>
  [...Object.values(SECRETS).map(String), ...more].filter((secret) => text.includes(secret));
