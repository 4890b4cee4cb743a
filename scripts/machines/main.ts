import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SANDBOX } from '../../server/demo/sandbox';
import { root } from '../prepare.mjs';
import { buildVersion } from './build-version.mjs';
import { type Layout, layOut } from './layout';
import { type Machines, startMachines } from './machines';
import { Processes } from './processes';
import { missingPrograms } from './programs.mjs';
import { soak } from './soak/soak';
import { upgrade } from './soak/upgrade';

/*
 * npm run machines [-- --soak MINUTES --upgrade FROM --ports FIRST --folder NEW]: etcd, three databases, a pooler, a
 * balancer and three servers on this machine, until Ctrl+C; or a soak through them, which ends by itself, with 1 where a
 * row is missing. With --upgrade nothing is killed: the servers are of the version FROM, a tag or commit, and are replaced
 * by this one's, one after another.
 */

const USAGE = 'Usage: npm run machines [-- --soak MINUTES --upgrade FROM --ports FIRST --folder NEW]';

/** How long the servers of two versions run, where nothing else is said. */
const UPGRADE_MINUTES = 2;

const tell = (text: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);

function chosen() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { soak: text, upgrade: text, ports: text, folder: text } });
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  const [minutes, ports] = [number(values.soak), number(values.ports)];
  if (minutes !== null && !(minutes > 0)) throw new Error('--soak takes minutes');
  if (ports !== null && !(Number.isInteger(ports) && ports > 1023 && ports < 65_000))
    throw new Error('--ports takes the first of about twenty ports');
  if (values.folder !== undefined && existsSync(values.folder)) throw new Error(`${values.folder} is there`);
  return {
    minutes: minutes ?? (values.upgrade === undefined ? null : UPGRADE_MINUTES),
    from: values.upgrade,
    ports,
    folder: values.folder,
  };
}

function newFolder(wanted: string | undefined): string {
  if (wanted === undefined) return mkdtempSync(join(tmpdir(), 'cofre-machines-'));
  mkdirSync(wanted, { recursive: true });
  return resolve(wanted);
}

let options: ReturnType<typeof chosen>;
try {
  options = chosen();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exit(2);
}
const missing = missingPrograms();
if (missing.length > 0) {
  console.error(`Missing (Debian: apt-get install ${missing.join(' ')}).`);
  process.exit(2);
}

const folder = newFolder(options.folder);
let layout: Layout;
try {
  layout = await layOut(folder, options.ports);
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
  const { from } = options;
  const version = { folder: from === undefined ? root : buildVersion(from, join(folder, 'before'), tell) };
  const starting = startMachines({
    layout,
    processes,
    tell,
    version,
    variables: soaking
      ? {
          PORTAL_DEMO: 'off',
          PORTAL_CALLS_PER_MINUTE: '1000000',
          // Its administrator is a program without a telephone.
          PORTAL_SECOND_FACTOR: 'provider=offered',
        }
      : { PORTAL_DEMO: 'public' },
  });
  // What fails because it is being ended is of no interest.
  starting.catch(() => {});
  machines = await Promise.race([starting, asked.then(() => undefined)]);
  if (machines === undefined) {
    await processes.killLeft();
  } else if (options.minutes !== null) {
    const { minutes } = options;
    const soaked =
      from === undefined
        ? soak(machines, { minutes, tell })
        : upgrade(machines, { layout, minutes, version, tell });
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
