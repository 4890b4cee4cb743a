import { readConfig } from '../config';
import { openConfigured } from '../open-configured';
import { operatorSentence } from '../operator-sentence';
import type { Config } from '../platform/config';
import { assertMayMigrate, narrowRights } from '../platform/db/rights';
import { traceOf } from '../platform/http/trace-of';
import { goOnUnread } from './unread';

/*
 * npm run migrate: brings the tables to this version, beside servers that run, as the role of DATABASE_URL, which owns
 * them, and takes from the servers' role what it does not need. Exits with 0 when they are, 1 when that could not be done.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);

goOnUnread();
let config: Config | undefined;
try {
  config = readConfig(process.env);
  // What the replica has comes with the log.
  const database = await openConfigured({ ...config, replica: null }, () => {}, print);
  try {
    await assertMayMigrate(database.db);
    await narrowRights(database.db);
  } finally {
    await database.close();
  }
  print('The tables are those of this version.');
} catch (error) {
  process.stderr.write(`${operatorSentence(error, config) ?? traceOf(error)}\n`);
  process.exit(1);
}
