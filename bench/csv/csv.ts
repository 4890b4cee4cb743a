import { join } from 'node:path';
import { exportStatement } from '../support/exported';
import { copyToFile } from '../support/psql';
import type { Finding } from '../support/report';
import type { Stage } from '../support/stage';
import { type Extent, longest, newest, queryFrom, requestFrom } from './extent';
import { memory } from './memory';
import { others } from './others';
import { speed } from './speed';

/** Makes a file. */
export type Making = (extent: Extent, file: string) => Promise<void>;

/**
 * The statement as CSV: rows a second against psql's `\copy` of the same rows, the server's memory, and what other
 * calls feel of it.
 */
export async function csv(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(stage.sizes.large);
  const headers = await server.signIn();
  const some = await newest(server, stage.sizes.exportedRows);
  const exporting: Making = (extent, file) =>
    exportStatement(server.url, headers, requestFrom(extent), join(stage.folder, file));
  const copying: Making = (extent, file) =>
    copyToFile(server.databaseUrl, queryFrom(extent), join(stage.folder, file));
  return [
    // First, so that the smaller file is the first that the process ever makes.
    await memory(stage, server, { some, all: await longest(server) }, exporting),
    await speed(stage, some, { exporting, copying }),
    await others(stage, { url: server.url, headers }, some, { exporting, copying }),
  ];
}
