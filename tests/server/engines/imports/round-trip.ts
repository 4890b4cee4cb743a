import { expect } from 'vitest';
import type { ImportResource } from '../../../../contract/import-columns';
import { describeImport, readWorkbook } from '../../../../contract/imports';
import type { ListExportCall } from '../../../../contract/list-exports';
import { allLists, importTargets } from '../../../../server/areas';
import { bodyOf, recognised } from '../../../../src/kit/import/columns';
import { readCsv } from '../../../../src/kit/import/csv/read';
import { tableOf } from '../../../../src/kit/import/csv/table';
import type { TestPortal } from '../../../support/portal';
import { listFile } from '../lists/list-file';
import { importer } from './import';

/** The lists that can be imported, and the calls that make files of them. */
export const LIST_EXPORTS = Object.fromEntries(
  allLists.filter(({ name }) => Object.hasOwn(importTargets, name)).map(({ name, call }) => [name, call]),
) as Record<ImportResource, ListExportCall>;

/** Exports a list and looks at the file as the import does. */
export async function again(
  portal: TestPortal,
  token: string,
  resource: ImportResource,
  language = 'en',
  format: 'csv' | 'xlsx' = 'csv',
) {
  const headers = { 'accept-language': language };
  const { file } = await listFile(portal, LIST_EXPORTS[resource], { token, language, body: { format } });
  const table =
    format === 'csv'
      ? readCsv(new Uint8Array(file.rawPayload), {})
      : await sheetOf(portal, token, resource, file.rawPayload);
  if (table.kind !== 'table' || table.fault !== null) throw new Error(JSON.stringify(table));
  const { body: description } = await portal.call(describeImport, { token, params: { resource }, headers });
  const body = bodyOf(table, recognised(table.headings, description));
  const files = importer(portal, token, resource, language);
  const looked = await files.look(body.columns, body.rows);
  expect(looked.status, JSON.stringify(looked.body)).toBe(200);
  const rows = await files.rows(looked.body.batch);
  return {
    file: file.rawPayload,
    table,
    preview: looked.body,
    touched: rows.filter(({ state }) => state !== 'unchanged'),
    rows,
  };
}

async function sheetOf(portal: TestPortal, token: string, resource: ImportResource, file: Buffer) {
  const { status, body } = await portal.call(readWorkbook, {
    token,
    params: { resource },
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return tableOf(body.rows, null, null, body.sheet);
}
