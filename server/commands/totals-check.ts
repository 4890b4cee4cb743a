import { readConfig } from '../config';
import { type Difference, differences } from '../network/rollups/compare';
import { allDays, inMonths, repaired } from '../network/rollups/repair';
import { rollupTables } from '../network/rollups/rollups';
import { openConfigured } from '../open-configured';
import { operatorSentence } from '../operator-sentence';
import type { Config } from '../platform/config';
import { traceOf } from '../platform/http/trace-of';
import { goOnUnread } from './unread';

/*
 * npm run totals:check [-- --repair]: compares every rollup with the rows, month by month, beside servers that run. Exits
 * with 0 when all agree, or did after the repair, 1 when something differs or could not be done, 2 when it was called
 * wrongly.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

const lineOf = (month: string, { table, keys }: Difference) => `${month}  ${table}: ${keys} differ`;

let config: Config | undefined;

/** @returns whether all agree in the end */
async function check(repair: boolean): Promise<boolean> {
  config = readConfig(process.env);
  const database = await openConfigured(config, () => {}); // a broken connection fails the check by itself
  let agree = true;
  try {
    const days = await allDays(database.db);
    if (days !== null) {
      for await (const month of inMonths(database.db, days)) {
        const name = month.first.slice(0, 7);
        const found = repair ? await repaired(database.db, month) : await differences(database.db, month);
        for (const difference of found) print(lineOf(name, difference));
        const left = repair && found.length > 0 ? await differences(database.db, month) : found;
        if (repair && found.length > 0) print(`${name}  ${left.length === 0 ? 'mended' : 'not mended'}`);
        agree = agree && left.length === 0;
      }
    }
  } finally {
    await database.close();
  }
  if (agree) print(`${rollupTables.length} rollups agree with the rows.`);
  return agree;
}

goOnUnread();
const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--repair') || rest.length > 0) {
  complain('Usage: npm run totals:check [-- --repair]');
  process.exit(2);
}
try {
  process.exitCode = (await check(option === '--repair')) ? 0 : 1;
} catch (error) {
  complain(operatorSentence(error, config) ?? traceOf(error));
  process.exitCode = 1;
}
