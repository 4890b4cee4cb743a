import { join } from 'node:path';
import type { ExportFormat } from '../../contract/exports';
import { exportStatement } from '../support/exported';
import { copyToFile } from '../support/psql';
import type { Finding } from '../support/report';
import { startServer } from '../support/server';
import type { Stage } from '../support/stage';
import { longest, newest, queryFrom, requestFrom } from './extent';
import type { FilesBench, Making } from './files-bench';
import { flatness, growths } from './memory';
import { others } from './others';
import { speeds } from './speed';

/**
 * The statement as a file of each form: rows a second, the server's memory, and what other calls feel of it. By a
 * server of its own over a network that is there, so that filling it has left nothing in its memory.
 */
export async function files(stage: Stage): Promise<Finding[]> {
  const { sizes, folder } = stage;
  const { databaseUrl } = await stage.network(sizes.large);
  const server = await startServer(stage, { databaseUrl, transactions: sizes.large });
  const headers = await server.signIn();
  const many = await newest(server, sizes.exportedRows);
  const making =
    (format: ExportFormat): Making =>
    (extent, file) =>
      exportStatement(server.url, headers, { format, body: requestFrom(extent) }, join(folder, file));
  const bench: FilesBench = {
    stage,
    server,
    headers,
    extents: {
      csv: many,
      xlsx: many,
      xls: await newest(server, sizes.xlsRows),
      pdf: await newest(server, sizes.pdfRows),
    },
    exporting: { csv: making('csv'), xlsx: making('xlsx'), xls: making('xls'), pdf: making('pdf') },
    copying: (extent, file) => copyToFile(databaseUrl, queryFrom(extent), join(folder, file)),
  };
  return [
    // First, while the process has never made a file.
    ...(await growths(bench)),
    await flatness(bench, await longest(server)),
    ...(await speeds(bench)),
    ...(await others(bench)),
  ];
}
