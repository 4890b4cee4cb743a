import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/open';
import { wallClock } from '../../platform/time/wall-clock';
import { lockNetwork } from '../master-data/lock';
import type { Saved } from '../master-data/masters';
import type { NetworkFile } from './file';
import { LoadError, type NetworkFolder } from './folder';
import { LoadProblems, type RowProblem } from './problems';
import { readReferences } from './references';

export interface FileResult extends Saved {
  file: string;
  /** The number of rows that were read, without the header. */
  rows: number;
  /** The number of rows that were refused; if there are any, nothing of the file was loaded. */
  refused: number;
  /** The first thousand reasons of refusals. */
  problems: readonly RowProblem[];
  seconds: number;
}

export interface LoadProgress {
  file: string;
  rows: number;
  /** The part of the file that has been read, from 0 to 1. */
  part: number;
}

interface LoadOptions {
  timeZone: string;
  now?: Date;
  onProgress?: (progress: LoadProgress) => void;
  onFile?: (result: FileResult) => void;
}

const NOTHING: Saved = { created: 0, changed: 0, known: 0 };

/**
 * Loads a folder into the database, file by file. Each file is one database transaction: if one row is refused, nothing
 * of the file is loaded, and the files after it are not read.
 * @returns the result of each file that was read
 * @throws LoadError if a file cannot be read
 */
export async function loadFolder(
  database: Database,
  folder: NetworkFolder,
  options: LoadOptions,
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const file of folder.files) {
    const result = await loadFile(database, folder.path, file, options);
    options.onFile?.(result);
    results.push(result);
    if (result.refused > 0) break;
  }
  if (results.some(({ created }) => created > 0)) await refreshStatistics(database);
  return results;
}

async function loadFile(
  database: Database,
  folder: string,
  file: NetworkFile,
  options: LoadOptions,
): Promise<FileResult> {
  const started = performance.now();
  const problems = new LoadProblems();
  let rows = 0;
  const saved = await inOneTransaction(database, problems, folder, file, options, (read) => {
    rows = read;
  });
  return {
    file: file.name,
    rows,
    ...saved,
    refused: problems.rows,
    problems: problems.list,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Rolls back the transaction of a file that has refused rows. */
class Undo extends Error {
  override readonly name = 'Undo';
}

async function inOneTransaction(
  database: Database,
  problems: LoadProblems,
  folder: string,
  file: NetworkFile,
  { timeZone, now = new Date(), onProgress }: LoadOptions,
  onRows: (rows: number) => void,
): Promise<Saved> {
  const path = join(folder, file.name);
  try {
    const { size } = await stat(path);
    return await database.db.transaction().execute(async (trx) => {
      await lockNetwork(trx);
      const saved = await file.load({
        trx,
        folder,
        problems,
        references: await readReferences(trx),
        now: wallClock(timeZone, now),
        timeZone,
        onRead: ({ rows, bytes }) => {
          onRows(rows);
          onProgress?.({ file: file.name, rows, part: size === 0 ? 1 : bytes / size });
        },
      });
      if (problems.rows > 0) throw new Undo();
      return saved;
    });
  } catch (error) {
    if (error instanceof Undo) return NOTHING;
    const { code, syscall = '' } = error as NodeJS.ErrnoException;
    const ofFile = ['stat', 'open', 'read'].includes(syscall);
    throw ofFile ? new LoadError(`The file ${path} cannot be read (${code}).`) : error;
  }
}

/** Refreshes the planner's statistics, which otherwise describe the tables before the load. */
async function refreshStatistics({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze`.execute(trx);
  });
}
