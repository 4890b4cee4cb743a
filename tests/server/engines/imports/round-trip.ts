import { expect } from 'vitest';
import { exportGroupers } from '../../../../contract/groupers';
import { describeImport, type ImportResource, readWorkbook } from '../../../../contract/imports';
import { exportOperatorCodes } from '../../../../contract/operator-codes';
import { exportViewers } from '../../../../contract/report-viewers';
import { exportUsers } from '../../../../contract/users';
import { bodyOf, recognised } from '../../../../src/kit/import/columns';
import { readCsv } from '../../../../src/kit/import/csv/read';
import { tableOf } from '../../../../src/kit/import/csv/table';
import type { TestPortal } from '../../../support/portal';
import { listFile } from '../lists/list-file';
import { importer } from './import';

/** The lists that can be imported. */
export const LIST_EXPORTS = {
  usuarios: exportUsers,
  'visualizadores-relatorios': exportViewers,
  agrupadores: exportGroupers,
  'codigos-operadores': exportOperatorCodes,
} as const;

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
  return tableOf(body.rows, null);
}
