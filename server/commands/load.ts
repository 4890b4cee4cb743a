import { resolve } from 'node:path';
import { readConfig } from '../config';
import { LoadError, networkFolder } from '../ingest/load/folder';
import { loadFolder } from '../ingest/load/load';
import { progressLine } from '../ingest/load/progress-line';
import { fileLines, summaryLines } from '../ingest/load/report';
import { openConfigured } from '../open-configured';
import { operatorSentence } from '../operator-sentence';
import type { Config } from '../platform/config';
import { isDatabaseAway } from '../platform/db/away';
import { isDiskFull } from '../platform/db/disk';
import { traceOf } from '../platform/http/trace-of';
import { goOnUnread } from './unread';

/*
 * npm run load -- FOLDER: a network from CSV files (docs/operations.md, "Loading a network"). Exits with 0 when
 * everything is in, 1 when something was refused or could not be done, 2 when it was called wrongly.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

let config: Config | undefined;

/** @returns whether everything is in */
async function load(path: string): Promise<boolean> {
  config = readConfig(process.env);
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

function explained(error: unknown): string | null {
  if (error instanceof LoadError) return error.message;
  const sentence = operatorSentence(error, config);
  return isDatabaseAway(error) || isDiskFull(error)
    ? `${sentence} Files reported above are in; load the folder again.`
    : sentence;
}

goOnUnread();
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
  complain(explained(error) ?? traceOf(error));
  process.exitCode = 1;
}
