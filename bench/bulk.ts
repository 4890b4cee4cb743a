import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { type BulkBatch, type BulkWish, getBulk, previewBulk, startBulk } from '../contract/bulk';
import { pathOf } from '../contract/operation';
import { feltBeside } from './support/beside';
import { openSignedIn } from './support/browser';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import type { RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';
import { fillUsers } from './support/users';

/** Milliseconds that the preview of an import may take. */
const PREVIEW = 3000;
const LOOK_AGAIN_MS = 100;

/**
 * Bulk work of provider administrators: the preview of a file of report viewers, and switching off thousands of
 * people.
 */
export async function bulk(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  await fillUsers(server.databaseUrl, stage.sizes.users);
  return [await preview(stage, server), await others(stage, server)];
}

/** From the choice of a file of new viewers to the rows of its preview, in the browser. Nobody is imported. */
async function preview(stage: Stage, server: RunningServer): Promise<Finding> {
  const { importedRows, rounds } = stage.sizes;
  stage.tell('bulk: preview of an import');
  const shops = await queried(server.databaseUrl, 'select code from establishment order by code limit 2');
  const codes = shops.rows.map(({ code }) => code).join(' ');
  const lines = Array.from(
    { length: importedRows },
    (_, index) => `Pessoa ${index};${String(10_000_000_000 + index)};p${index}@example.com;Active;${codes}`,
  );
  const file = {
    name: 'viewers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name;Login;E-mail;Status;Establishments', ...lines].join('\r\n')),
  };
  const page = await openSignedIn(stage, server);
  // Leaving a preview asks for a confirmation.
  page.on('dialog', (dialog) => void dialog.accept());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${server.url}/visualizadores-relatorios/importar`);
    await expect(page.getByRole('button', { name: 'Download template' })).toBeEnabled();
    times.push(await millisecondsOf(() => looked(page, file)));
    await expect(page.getByRole('tab', { name: `New ${importedRows.toLocaleString('en')}` })).toBeVisible();
  }
  return {
    what: `from a file of ${importedRows.toLocaleString('en')} viewers to its preview, in the browser`,
    unit: 'ms',
    measured: median(times),
    limit: PREVIEW,
    target: { atMost: 1 },
    details: { 'the slowest': Math.max(...times) },
  };
}

async function looked(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('table', { name: 'Rows of the file' }).getByRole('row').nth(1).waitFor();
}

/** What others feel while thousands of people are switched off and on again by the job runner. */
async function others(stage: Stage, server: RunningServer): Promise<Finding> {
  const { bulkRows } = stage.sizes;
  stage.tell('bulk: other calls');
  const headers = await server.signIn();
  const people = await queried(
    server.databaseUrl,
    `select id from portal_user where role = 3 and active and login like '7%' order by id limit ${bulkRows}`,
  );
  const ids = people.rows.map(({ id }) => String(id));
  let kind: Turn = 'activate';
  const times: number[] = [];
  const { nothing, working } = await feltBeside(stage, server, headers, {
    working: async () => {
      kind = kind === 'activate' ? 'deactivate' : 'activate';
      times.push(await millisecondsOf(() => done(server, headers, ids, kind)));
    },
  });
  return {
    what: `p99 of other calls while ${bulkRows.toLocaleString('en')} people are switched off or on`,
    unit: 'ms',
    measured: working.p99,
    limit: nothing.p99,
    target: null,
    details: {
      'p50 ms': working.p50,
      'p50 ms of the limit': nothing.p50,
      's from the preview to the end': median(times) / 1000,
    },
  };
}

type Turn = 'activate' | 'deactivate';

/** Turns people off or on in bulk, from the preview to the end. @throws Error where not each of them is changed */
async function done(
  { url }: RunningServer,
  headers: Record<string, string>,
  ids: string[],
  kind: Turn,
): Promise<void> {
  const wish: BulkWish = { resource: 'visualizadores-relatorios', selection: { ids }, action: { kind } };
  const { id } = await answered<BulkBatch>(url + previewBulk.path, { headers, body: wish });
  let batch = await answered<BulkBatch>(url + pathOf(startBulk, { id }), { headers, body: {} });
  while (batch.state === 'running') {
    await sleep(LOOK_AGAIN_MS);
    batch = await answered<BulkBatch>(url + pathOf(getBulk, { id }), { headers });
  }
  const { changed } = batch.counts;
  if (changed !== ids.length) throw new Error(`${changed} people were changed, ${batch.state}`);
}
