import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config';
import { isDatabaseAway } from '../db/away';
import { openConfigured } from '../db/configured';
import { FolderInUseError } from '../db/folder-lock';
import { LoadError, networkFolder } from '../load/folder';
import { loadFolder } from '../load/load';
import { progressLine } from '../load/progress-line';
import { fileLines, summaryLines } from '../load/report';

/*
 * npm run load -- FOLDER: a network from CSV files (docs/operations.md, "Loading a network"). Exits with 0 when
 * everything is in, 1 when something was refused or could not be done, 2 when it was called wrongly.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** @returns whether everything is in */
async function load(path: string): Promise<boolean> {
  const config = readConfig(process.env);
  const folder = await networkFolder(path);
  const database = await openConfigured(config, () => {}); // a broken connection fails the load by itself
  const progress = progressLine(process.stderr);
  try {
    const results = await loadFolder(database, folder, {
      timeZone: config.timeZone,
      onProgress: progress.show,
      onFile: (result) => {
        progress.clear();
        for (const line of fileLines(result)) print(line);
      },
    });
    for (const line of summaryLines(folder, results)) print(line);
    return results.every(({ refused }) => refused === 0);
  } finally {
    progress.clear();
    await database.close();
  }
}

/** What an operator can act on: a sentence, not a stack. */
function explained(error: unknown): string | null {
  const expected = [LoadError, ConfigError, FolderInUseError].some((known) => error instanceof known);
  if (expected) return (error as Error).message;
  if (isDatabaseAway(error)) {
    return `The database went away (${(error as Error).message}). Files reported above are in; load the folder again.`;
  }
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Make room and load the folder again.';
  if (code === 'EACCES' || code === 'EROFS') return `${path} cannot be written. Check PORTAL_DATA_DIR.`;
  return null;
}

const [folder, ...rest] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
  complain('Usage: npm run load -- FOLDER');
  process.exit(2);
}
try {
  // npm runs scripts in the project's folder; the person meant the one they were in.
  const done = await load(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
  process.exitCode = done ? 0 : 1;
} catch (error) {
  const sentence = explained(error);
  if (sentence === null) throw error;
  complain(sentence);
  process.exitCode = 1;
}
