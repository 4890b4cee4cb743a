import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from '../../tests/support/postgres';

/** Writes what a query returns into a CSV file with psql's `\copy`, in a process of its own. */
export async function copyToFile(databaseUrl: string, query: string, file: string): Promise<void> {
  await psql(databaseUrl, `\\copy (${query}) to '${file}' with (format csv, header)`);
}

/** Reads a CSV file without heading into a table, `name (columns)`, with psql's `\copy`. */
export async function copyFromFile(databaseUrl: string, table: string, file: string): Promise<void> {
  await psql(databaseUrl, `\\copy ${table} from '${file}' with (format csv)`);
}

async function psql(databaseUrl: string, command: string): Promise<void> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  // The command ends where its line does.
  const line = command.replaceAll(/\s+/g, ' ');
  await promisify(execFile)(join(binaries, 'psql'), ['-X', '-q', '-d', databaseUrl, '-c', line]);
}
