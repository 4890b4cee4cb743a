import type { ImportColumn, ImportResource } from '../../../../contract/import-columns';
import {
  commitImport,
  type ImportFilter,
  type ImportPreview,
  type ImportRow,
  importErrors,
  importRows,
  previewImport,
} from '../../../../contract/imports';
import type { TestPortal } from '../../../support/portal';

export type Person = Partial<Record<ImportColumn, string>>;

/** Somebody who can be registered, with what a test wants differently. */
export const person = (login: string, overrides: Person = {}): Person => ({
  name: `Person ${login}`,
  login,
  email: `${login}@example.com`,
  status: 'Active',
  establishments: '0001',
  ...overrides,
});

/** An import by somebody, call by call; `looked` and `done` throw if the server refuses. */
export function importer(
  portal: TestPortal,
  token: string,
  resource: ImportResource = 'visualizadores-relatorios',
  language = 'en',
) {
  const headers = { 'accept-language': language };
  const look = (columns: readonly ImportColumn[], rows: readonly object[]) =>
    portal.call(previewImport, { token, params: { resource }, body: { columns, rows }, headers });
  const commit = ({ batch, counts: { create, change } }: ImportPreview, seen = { create, change }) =>
    portal.call(commitImport, { token, params: { resource, batch }, body: seen, headers });
  const page = (batch: string, query: { state?: ImportFilter; page?: number; size?: number } = {}) =>
    portal.call(importRows, { token, params: { resource, batch }, query: { size: 100, ...query }, headers });

  return {
    look,
    commit,
    page,
    errorsFile: async (batch: string) => {
      const { body } = await portal.call(importErrors, { token, params: { resource, batch }, headers });
      return body as string;
    },
    /** Previews people whose rows begin below the heading; the columns are all that any of them has. */
    looked: async (people: readonly Person[]): Promise<ImportPreview> => {
      const columns = [...new Set(people.flatMap((one) => Object.keys(one) as ImportColumn[]))];
      const rows = people.map((one, index) => ({
        line: index + 2,
        cells: columns.map((column) => one[column] ?? ''),
      }));
      const { status, body } = await look(columns, rows);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
    rows: async (batch: string, state?: ImportFilter): Promise<ImportRow[]> => {
      const { status, body } = await page(batch, state === undefined ? {} : { state });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.content;
    },
    done: async (preview: ImportPreview) => {
      const { status, body } = await commit(preview);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
  };
}
