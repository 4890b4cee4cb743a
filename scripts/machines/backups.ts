import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { backupFile, type Layout } from './layout';

const run = promisify(execFile);

/** Runs pgBackRest on a database's machine, as its own user. @returns what it says */
export async function pgBackRest(layout: Layout, database: string, ...args: string[]): Promise<string> {
  const { files, folder, names, owner } = layout;
  const { stdout } = await run(
    'pgbackrest',
    [`--config=${backupFile(files, database)}`, '--stanza=cofre', ...args],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, PGPASSWORD: names.secrets.postgres },
      maxBuffer: 1024 ** 3,
      ...owner,
    },
  );
  return stdout;
}

/** All that the three databases have, as if their machines had burnt down. */
export function loseData({ dataOf, hand, names }: Layout): void {
  for (const { name } of names.databases) {
    rmSync(dataOf(name), { recursive: true });
    mkdirSync(dataOf(name), { mode: 0o700 });
    hand(dataOf(name));
  }
}

/** Takes the cluster out of etcd, as an operator does: what comes next is a new one of the same name. */
export async function forgetCluster({ files, folder, names, owner }: Layout): Promise<void> {
  const [first] = names.databases;
  const file = join(files, String(first?.name), 'etc/patroni/config.yml');
  const removing = run('patronictl', ['-c', file, 'remove', 'cofre'], {
    cwd: folder,
    // click, which asks, wants an encoding.
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
    ...owner,
  });
  // The name of the cluster, that one means it, and the leader, which is asked for where its lock still holds.
  const answers = ['cofre', 'Yes I am aware', ...names.databases.map(({ name }) => name)];
  removing.child.stdin?.end(`${answers.join('\n')}\n`);
  await removing;
}

/**
 * Has a database begin anew from the backups, as they were at a second, when Patroni is started next.
 * @returns puts the file back, so that it begins as ever
 */
export function restoreTo({ files }: Layout, database: string, second: Date): () => void {
  const file = join(files, database, 'etc/patroni/config.yml');
  const before = readFileSync(file, 'utf8');
  const target = `${second.toISOString().slice(0, 19).replace('T', ' ')}+00`;
  const now = before
    .replace('  #method: restore', '  method: restore')
    .replace(/"--target=[^"]*"/, `"--target=${target}"`);
  if (!now.includes(`"--target=${target}"`) || !now.includes('\n  method: restore'))
    throw new Error(`${file} has no method to restore`);
  writeFileSync(file, now);
  return () => writeFileSync(file, before);
}
