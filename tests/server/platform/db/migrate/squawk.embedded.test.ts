import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../../../server/network/rollups/migrate';
import { LOCK_ORDER, PATIENCE } from '../../../../../server/platform/db/migrate/patience';
import { migrations } from '../../../../../server/platform/db/migrations';
import { openPglite, poolOver } from '../../../../../server/platform/db/open';
import type { Schema } from '../../../../../server/platform/db/schema';

/* Every migration since it was decided (decision 72), as squawk reads it: what breaks servers of before, what takes long. */

const BEFORE = '0035-last-writes';

/** Those of the linter's rules that are about taste, and those that the runner keeps (patience.ts). */
const EXCLUDED = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'require-lock-timeout',
  'require-statement-timeout',
  'require-table-schema',
];

/** What takes from servers of before what they still ask for; of no table. The others are about how long it takes. */
const BREAKING = /^(ban-drop|renaming|changing-column-type|adding-required-field|ban-truncate)/;

/** Besides those of the feed, these grow with time; of the others an index is made at once. */
const GROWING = [
  ...LOCK_ORDER,
  'audit',
  'export_file',
  'notification',
  'user_notification',
  'webhook_delivery',
];

const folder = mkdtempSync(join(tmpdir(), 'cofre-squawk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The statements of each new migration: those of its transaction, and those beside it. */
async function statementsOf(): Promise<Record<string, string[]>> {
  const statements: Record<string, string[]> = {};
  let current: string[] = [];
  const pool = poolOver(await openPglite({}));
  const logged = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void current.push(query.sql),
  });
  await migrate(logged, { to: BEFORE });
  const db = logged as unknown as Kysely<unknown>;
  for (const [name, { up, beside }] of Object.entries(migrations)) {
    if (name <= BEFORE) continue;
    current = [];
    await beside?.(db, PATIENCE);
    current = statements[name] = [];
    await db.transaction().execute(up);
  }
  await logged.destroy();
  return statements;
}

interface Finding {
  line: number;
  rule_name: string;
  message: string;
}

async function findings(name: string, statements: readonly string[]): Promise<string[]> {
  const file = join(folder, `${name}.sql`);
  // A line each, so that a finding tells its statement.
  const lines = statements.map(
    (statement) => `${statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')};`,
  );
  writeFileSync(file, lines.join('\n'));
  const squawk = join('node_modules', '.bin', 'squawk');
  const args = [
    '--assume-in-transaction',
    '--pg-version=15.0',
    '--reporter',
    'json',
    `--exclude=${EXCLUDED.join(',')}`,
    file,
  ];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [squawk, ...args], (error, stdout, stderr) => {
      // It ends with 1 where it has found something.
      if (stdout === '' && error) reject(new Error(stderr));
      else resolve(stdout);
    });
  });
  return (JSON.parse(output || '[]') as Finding[])
    .filter(({ rule_name, line }) => {
      const statement = lines[line] ?? '';
      return (
        BREAKING.test(rule_name) || GROWING.some((table) => new RegExp(`\\b${table}\\b`).test(statement))
      );
    })
    .map(({ rule_name, message, line }) => `${rule_name}: ${message} ${lines[line]}`);
}

test('nothing in a new migration breaks servers of before, or works long under a lock of a table that grows', async () => {
  for (const [name, statements] of Object.entries(await statementsOf())) {
    expect(await findings(name, statements), name).toEqual([]);
  }
  // A process of the linter for each statement: what it takes is a matter of what else the machine does.
}, 300_000);

test.for([
  'create index a on cash_transaction (amount)',
  "alter table audit add column a text generated always as ('x') stored",
  'alter table arrival alter column source set not null',
  'alter table bank drop column name',
  'alter table bank rename column name to title',
])('the linter sees %s', async (statement) => {
  expect(await findings('wrong', [statement])).toHaveLength(1);
});

test('an index of a table of the same migration is no finding', async () => {
  expect(
    await findings('right', ['create table a (id integer primary key, b text)', 'create index a_b on a (b)']),
  ).toEqual([]);
});
