import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { replaceEach } from './replace-each.mjs';

/*
 * npm run machines:replace -- FOLDER [--owner FILE]: replaces the servers of this machine by those of another version,
 * whose folder it is, while people work. As root, on one portal machine after another (docs/operations.md).
 */

const USAGE =
  'Usage: npm run machines:replace -- FOLDER [--owner FILE --link /opt/cofre --proxy /etc/haproxy/haproxy.cfg --patience 180]';
/** Seconds, where nothing else is said: longer than a start of a server takes. */
const PATIENCE = '180';
/** Until a balancer that looks every second has seen it twice. */
const SEEN_MS = 3000;
const LOOK_MS = 2000;

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
/** @param {string} text */
const tell = (text) => console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`);
/** @param {string[]} args @returns {string} */
const systemctl = (...args) => execFileSync('systemctl', args, { encoding: 'utf8' });

/**
 * @typedef {{ address: string, known?: { ca: Buffer, cert: Buffer, key: Buffer } }} Asked a server, and what its door asks
 *   for and is known by
 */

/** Asks a server at `/readyz`; `null` where it is not ready. @param {Asked} asked @returns {Promise<{ version: string } | null>} */
async function saidBy({ address, known }) {
  try {
    const url = `${known === undefined ? 'http' : 'https'}://${address}/readyz`;
    const options = { ...known, agent: false, signal: AbortSignal.timeout(LOOK_MS) };
    const [answer] = await once((known === undefined ? http : https).get(url, options), 'response');
    const said = await json(answer);
    return answer.statusCode === 200 ? said : null;
  } catch {
    return null;
  }
}

/** The servers of the site, as HAProxy of this machine asks them. @param {string} file @returns {Asked[]} */
function serversOf(file) {
  const [, text = ''] = readFileSync(file, 'utf8').split(/^backend servers\b.*$/m);
  const [own = ''] = text.split(/^(?:backend|frontend|listen|defaults)\b/m);
  const [, authority] = /^\s+default-server .*\bca-file (\S+)/m.exec(own) ?? [];
  const [, certificate] = /^\s+default-server .*\bcrt (\S+)/m.exec(own) ?? [];
  const known =
    authority === undefined || certificate === undefined
      ? {}
      : {
          known: {
            ca: readFileSync(authority),
            cert: readFileSync(certificate),
            key: readFileSync(certificate),
          },
        };
  return [...own.matchAll(/^\s+server \S+ (\S+:\d+)/gm)].map(([, address = '']) => ({ address, ...known }));
}

/** Lets a link lead elsewhere, at once. @param {string} link @param {string} to */
function lead(link, to) {
  const next = `${link}.next`;
  symlinkSync(relative(dirname(link), to), next);
  renameSync(next, link);
}

function chosen() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    options: { owner: text, link: text, proxy: text, patience: text },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) fail(USAGE);
  const { owner, link = '/opt/cofre', proxy = '/etc/haproxy/haproxy.cfg' } = values;
  for (const needed of ['package.json', 'dist/server/main.js', 'node_modules'])
    if (!existsSync(join(folder, needed)))
      fail(`${folder} has no ${needed}: unpack an archive there, and npm ci --omit=dev`);
  // A server reads parts of itself while it runs: they have to stay where they are.
  if (!existsSync(link) || !lstatSync(link).isSymbolicLink())
    fail(`${link} is no link. Once: mv ${link} ${link}-before && ln -s ${basename(link)}-before ${link}`);
  if (realpathSync(folder) === realpathSync(link)) fail(`${link} is ${folder} already`);
  if (!existsSync(proxy)) fail(`${proxy} is not there: it names the servers`);
  const patience = Number(values.patience ?? PATIENCE) * 1000;
  if (!(patience > 0)) fail('--patience takes seconds');
  return { folder: realpathSync(folder), owner, link, proxy, patience };
}

const { folder, owner, link, proxy, patience } = chosen();
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const all = serversOf(proxy);
const units = systemctl('list-units', 'cofre@*', '--state=active', '--plain', '--no-legend')
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '')
  .filter((unit) => unit !== '');
if (units.length === 0) fail('No server of this machine runs: nothing is to be replaced');

if (owner !== undefined) {
  tell('the tables');
  const env = { PATH: process.env.PATH, DATABASE_URL_FILE: resolve(owner) };
  execFileSync(process.execPath, [join(folder, 'dist/server/migrate.js')], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
}
const before = resolve(dirname(link), readlinkSync(link));
const servers = units.map((unit) => {
  const address = `127.0.0.1:${/@(\d+)\.service$/.exec(unit)?.[1]}`;
  return {
    name: unit,
    isReady: async () => (await saidBy({ address })) !== null,
    stop: async () => {
      tell(`${unit} serves whoever is connected, and ends`);
      systemctl('stop', unit);
    },
    start: async () => {
      systemctl('start', unit);
      for (const began = performance.now(); performance.now() - began < patience; await sleep(200))
        if ((await saidBy({ address }))?.version === version) return;
      throw new Error(`${unit} is not ready as ${version}: journalctl -u ${unit}`);
    },
  };
});
let replaced = false;
try {
  lead(link, folder);
  await replaceEach(servers, {
    ready: async () => (await Promise.all(all.map(saidBy))).filter((said) => said !== null).length,
    replaced: async ({ name }) => {
      replaced = true;
      await sleep(SEEN_MS);
      tell(`${name} is ${version}`);
    },
    failed: async ({ name }) => {
      tell(`${name} does not start as ${version}: it is started as it was`);
      systemctl('stop', name);
      lead(link, before);
      systemctl('start', name);
    },
  });
} catch (error) {
  // Where none was stopped.
  if (realpathSync(link) === folder && !replaced) lead(link, before);
  fail(error instanceof Error ? error.message : String(error));
}
