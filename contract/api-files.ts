import { op } from './operation';
import { VERIFIED_BYTES, verification, verifyFile } from './verification';

/** The check of `/verificar` for programs, with the same replies, over what the manager of the API user may see. */
export const apiVerifyFile = op({
  name: 'apiVerifyFile',
  summary: 'Verify whether a file is what the portal produced, and what has changed since',
  description:
    'The body is the file, of any form, at most 500 MB. `identical`: byte for byte; `sameRows`: saved by another ' +
    'program; `reordered`: the same rows in another order; `altered`: with the cells of the first ten rows that ' +
    'differ, and whatever differs beside them; `unread`: changed in a form whose rows are not read (PDF, XLS); ' +
    '`brokenOff`: its end is missing; ' +
    '`unknown`: the portal has made no such file of what the client sees. `arrived` and `cancelled` tell what has ' +
    'happened since to what the file is about. Nothing of the file is kept. A body may take its time, as long as 32 ' +
    'kilobytes a second arrive.',
  tag: 'Files',
  method: 'POST',
  path: '/api/v1/files/verify',
  access: { client: true },
  failure: 'problem',
  query: verifyFile.query.omit({ numero: true }).extend({ number: verifyFile.query.shape.numero }),
  consumes: verifyFile.consumes,
  streams: true,
  reply: verification,
  bodyLimit: VERIFIED_BYTES,
  timeout: verifyFile.timeout,
  example: {
    reply: {
      verdict: 'altered',
      file: {
        number: 'CF-7K3M9-QXD4W',
        title: 'Transaction statement',
        format: 'csv',
        madeBy: { name: 'Ana Prado', login: '20000002' },
        madeAt: '2026-11-20T12:00:00',
        delivery: 93,
        rows: 40,
        bytes: 5120,
        facts: [{ label: 'Period', value: '11/19/2026 – 11/19/2026' }],
        columns: [
          { id: 'nsu', heading: 'NSU', type: 'text' },
          { id: 'valor', heading: 'Amount', type: 'money' },
        ],
      },
      comparison: 'compared',
      differences: [{ part: 'rows', row: 7, column: 'Amount', found: '41.50', was: '40.50' }],
      arrived: { count: 1, rows: [['000043', '12.00']] },
      cancelled: { count: 0, rows: [] },
    },
  },
});
