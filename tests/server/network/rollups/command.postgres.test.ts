import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { startProgram } from '../../../support/server-process';

/* npm run totals:check, as an operator runs it. */

let database: Database & { url: string | null };
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addTransactions(database.db, [
    transaction('2026-10-20T10:00:00'),
    transaction('2026-11-03T10:00:00', { establishmentCode: '0002' }),
  ]);
});
afterAll(() => database.close());

async function check(...options: string[]): Promise<[code: number | null, output: string]> {
  const program = startProgram(
    'server/commands/totals-check.ts',
    { DATABASE_URL: database.url ?? '' },
    options,
  );
  const code = await program.ended;
  return [code, program.output() + program.errors()];
}

test('it names what differs, mends it where it is told to, and ends with 0 when all agree', {
  timeout: 120_000,
}, async () => {
  const agree = '8 rollups agree with the rows.\n';
  expect(await check()).toEqual([0, agree]);
  await database.db.deleteFrom('transaction_day').where('establishment_code', '=', '0002').execute();
  const found = '2026-11  transaction_day: 1 differ\n';
  expect(await check()).toEqual([1, found]);
  expect(await check('--repair')).toEqual([0, `${found}2026-11  mended\n${agree}`]);
  expect(await check()).toEqual([0, agree]);
  expect(await check('--all')).toEqual([2, 'Usage: npm run totals:check [-- --repair]\n']);
});
