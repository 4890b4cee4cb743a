import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../../contract';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { callEverything, callToTheDatabase, SECRETS, secretsIn } from '../../../support/everywhere';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { FEED_KEY, type TestPortal, testPortal } from '../../../support/portal';
import { MEASURED, METRICS_KEY, samplesOf, scrape } from './metrics-portal';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', name: 'Ana Quetzal', role: 1 });
  portal = await testPortal(database, MEASURED);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('metrics contain nothing that somebody sends, or about people: only words of the program', async () => {
  const { token, refreshToken } = await portal.signIn('10000001');
  await callToTheDatabase(portal, token);
  await callEverything(portal, [token, FEED_KEY, SECRETS.header]);
  for (const url of [`/${SECRETS.path}`, `/portal/${SECRETS.path}`, `/healthz?${SECRETS.query}`])
    await portal.app.inject({ url });
  const text = await scrape(portal);
  // Without the values, which may have any digits.
  const words = text.replace(/ \S+$/gm, '');
  expect(
    secretsIn(words, [token, refreshToken, FEED_KEY, METRICS_KEY, PASSWORD, '10000001', 'Ana', 'Quetzal']),
  ).toEqual([]);

  const names = operations.map(({ name }) => name);
  const calls = samplesOf(text).filter(({ name }) => name === 'cofre_calls_total');
  const counted = calls.map(({ labels }) => labels.operation ?? '');
  // All of them were called, and nothing else is counted.
  expect(names.filter((name) => !counted.includes(name))).toEqual([]);
  const others = counted.filter((name) => !names.includes(name));
  expect([...new Set(others)].toSorted()).toEqual(['/healthz', 'console']);
});
