import type { ImportResource } from '../../../../contract/import-columns';
import type { RowChoices } from '../../../../contract/import-sheets';
import {
  commitImport,
  describeImport,
  type ImportPreview,
  previewImport,
  readWorkbook,
} from '../../../../contract/imports';
import { bodyOf, recognised } from '../../../../src/kit/import/columns';
import { tableOf } from '../../../../src/kit/import/csv/table';
import type { TestPortal } from '../../../support/portal';
import { listFile } from '../lists/list-file';
import { importer } from './import';
import { LIST_EXPORTS } from './round-trip';

/** The round trip of a list's sheet for somebody, call by call. */
export function sheets(portal: TestPortal, token: string, resource: ImportResource, language = 'en') {
  const headers = { 'accept-language': language };
  const files = importer(portal, token, resource, language);
  const read = (file: Uint8Array) =>
    portal.call(readWorkbook, {
      token,
      params: { resource },
      body: Buffer.from(file),
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });

  /** The answer to the preview of a file, as the console asks for it. */
  const looked = async (file: Uint8Array) => {
    const { status, body: table } = await read(file);
    if (status !== 200) throw new Error(JSON.stringify(table));
    const { body: description } = await portal.call(describeImport, { token, params: { resource }, headers });
    const known = tableOf(table.rows, null, null, table.sheet);
    const body = bodyOf(known, recognised(known.headings, description));
    return portal.call(previewImport, { token, params: { resource }, body, headers });
  };
  return {
    rows: files.rows,
    read,
    looked,
    exported: async (body: object = {}) => {
      const asked = { token, language, body: { format: 'xlsx', edit: true, ...body } };
      return (await listFile(portal, LIST_EXPORTS[resource], asked)).file.rawPayload;
    },
    preview: async (file: Uint8Array): Promise<ImportPreview> => {
      const { status, body } = await looked(file);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
    commit: ({ batch, counts: { create, change } }: ImportPreview, choices?: RowChoices) =>
      portal.call(commitImport, {
        token,
        params: { resource, batch },
        body: { create, change, ...(choices && { choices }) },
        headers,
      }),
  };
}
