import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SANDBOX } from '../../server/demo/sandbox';
import { mailServer } from '../../tests/server/platform/mail/mail-server';
import { root } from '../prepare.mjs';
import { buildVersion } from './build-version.mjs';
import { type Layout, layOut } from './layout';
import { type Machines, startMachines } from './machines';
import { type Options, optionsOf, USAGE } from './options';
import { Processes } from './processes';
import { missingPrograms, RESTORING } from './programs.mjs';
import { restore } from './soak/restore';
import { soak } from './soak/soak';
import { upgrade } from './soak/upgrade';

/*
 * npm run machines [-- --soak MINUTES --upgrade FROM --restore --ports FIRST --folder NEW]: etcd, three databases, a pooler, a
 * balancer and three servers on this machine, until Ctrl+C; or a soak through them, which ends by itself, with 1 where a
 * row is missing. With --upgrade nothing is killed: the servers are of the version FROM, a tag or commit, and are replaced
 * by this one's, one after another. With --restore all databases are lost meanwhile, and come back from their backups.
 */

const tell = (text: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);

function newFolder(wanted: string | undefined): string {
  if (wanted === undefined) return mkdtempSync(join(tmpdir(), 'cofre-machines-'));
  mkdirSync(wanted, { recursive: true });
  return resolve(wanted);
}

let options: Options;
try {
  options = optionsOf(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exit(2);
}
const missing = missingPrograms(options.drill === 'restore' ? RESTORING : undefined);
if (missing.length > 0) {
  console.error(`Missing (Debian: apt-get install ${missing.join(' ')}).`);
  process.exit(2);
}

const folder = newFolder(options.folder);
let layout: Layout;
try {
  layout = await layOut(folder, options.ports, options.drill === 'restore');
} catch (error) {
  console.error((error as Error).message);
  rmSync(folder, { recursive: true, force: true });
  process.exit(2);
}
const processes = new Processes(folder);
const soaking = options.minutes !== null;
const asked = new Promise<void>((end) => {
  // Not once: npm hands on what the terminal has sent already, and everything else would be left behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end());
});
// A terminal that is gone takes no more texts; what runs has to be ended all the same.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
let machines: Machines | undefined;
try {
  const { drill, from } = options;
  const version = { folder: from === undefined ? root : buildVersion(from, join(folder, 'before'), tell) };
  const variables: Record<string, string> = {
    HOST: '127.0.0.1',
    ...(soaking
      ? {
          PORTAL_DEMO: 'off',
          PORTAL_CALLS_PER_MINUTE: '1000000',
          // Its administrator is a program without a telephone.
          PORTAL_SECOND_FACTOR: 'provider=offered',
        }
      : { PORTAL_DEMO: 'public' }),
  };
  const mails = drill === 'restore' ? await mailServer() : null;
  if (mails !== null) variables.SMTP_URL = mails.url;
  const starting = startMachines({ layout, processes, tell, version, variables });
  // What fails because it is being ended is of no interest.
  starting.catch(() => {});
  machines = await Promise.race([starting, asked.then(() => undefined)]);
  if (machines === undefined) {
    await processes.killLeft();
  } else if (options.minutes !== null) {
    const { minutes } = options;
    const soaked =
      mails !== null
        ? restore(machines, { layout, processes, variables, mails, minutes, tell })
        : drill === 'upgrade'
          ? upgrade(machines, { layout, minutes, version, tell })
          : soak(machines, { minutes, tell });
    const report = await Promise.race([soaked, asked]);
    if (report !== undefined) console.log(report);
  } else {
    console.log(welcome(machines));
    await asked;
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
tell('ending');
const left = (await machines?.stop()) ?? [];
if (left.length > 0) {
  console.error(`These had to be killed:\n${left.join('\n')}`);
  process.exitCode = 1;
}
// Whoever has to look what went wrong finds the logs.
if (process.exitCode === 1) tell(`the logs are in ${join(folder, 'log')}`);
else rmSync(folder, { recursive: true, force: true });
process.exit();

function welcome({ url, databaseUrl, feedKey }: Machines): string {
  return `
Cofre runs on ${url}, on three servers behind HAProxy; the password of 10000001 is Demo@2026.
The API's sandbox: client id ${SANDBOX.clientId}, secret ${SANDBOX.clientSecret}.
The gateway:
  PORTAL_FEED_KEY=${feedKey} npm run feed:demo -- --url ${url}
The primary: ${databaseUrl}
Who is what: patronictl -c ${folder}/files/db1/etc/patroni/config.yml list
All files and logs are in ${folder}. Ctrl+C ends everything.`;
}
