import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../../contract/operation';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { type Case, casesOf, type Office, office, statusOf } from './rights';

/* The head of a call is sent, and its body only after the person has lost what the call needs. */

let database: Database;
let all: Office;
beforeAll(async () => {
  database = await freshDatabase();
  all = await office(database);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

/** @returns the status and code of the answer to a call whose body follows when its server asks for it */
async function heldBack(wanted: Case): Promise<[number, unknown]> {
  const { params, query, body = {} } = wanted.sample(all.viewers);
  const text = JSON.stringify(body);
  let asked = false;
  // The server reads a body only once it knows who calls.
  async function* later() {
    asked = true;
    await all.take(wanted);
    yield text;
  }
  const payload = Readable.from(later(), { objectMode: false });
  const reply = await all.portal.app.inject({
    method: wanted.operation.method,
    url: addressOf(wanted.operation, params, query),
    headers: {
      authorization: `Bearer ${all.tokenOf(wanted.role)}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    },
    payload,
  });
  await all.giveBack(wanted);
  expect(asked).toBe(true);
  return [reply.statusCode, reply.json().code];
}

test.each(casesOf(() => true))('$name whose body comes after its person $right', async (wanted) => {
  const before = await all.content();
  const status = statusOf(wanted);
  const code = status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  expect(await heldBack(wanted)).toEqual([status, code]);
  expect(await all.content()).toEqual(before);
});
