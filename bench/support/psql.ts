import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from '../../tests/support/postgres';

/** Writes what a query answers into a CSV file with psql's `\copy`, in a process of its own. */
export async function copyToFile(databaseUrl: string, query: string, file: string): Promise<void> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  // The command ends where its line does.
  const command = `\\copy (${query.replaceAll(/\s+/g, ' ')}) to '${file}' with (format csv, header)`;
  await promisify(execFile)(join(binaries, 'psql'), ['-X', '-q', '-d', databaseUrl, '-c', command]);
}
