import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filterEcs } from '../../contract/reports';
import { login } from '../../contract/session';
import { errors as en } from '../../i18n/en/errors';
import { errors as es } from '../../i18n/es/errors';
import { errors as pt } from '../../i18n/pt/errors';
import { testBrowserPath } from '../browser.mjs';
import { fail, root } from '../prepare.mjs';
import { summaryOf } from './summary';

/* Starts a portal with a demo network, and has Bombadil walk its console as one of the demo people. */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    person: { type: 'string', default: '20000002' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    /** Where the trace and the pictures go. */
    to: { type: 'string', default: join(root, 'reports', 'explore') },
  },
});
const PASSWORD = 'Demo@2026';
const browser =
  testBrowserPath() ?? fail('Chromium is not installed (Debian: apt-get install chromium-headless-shell).');
const folder = mkdtempSync(join(tmpdir(), 'cofre-explore-'));
const here = join(root, 'scripts', 'explore');

const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
  env: {
    ...process.env,
    PORT: '0',
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO_TRANSACTIONS: '20000',
    PORTAL_ROBOT_CHECK: 'off',
    PORTAL_CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const address = await new Promise<string>((resolve) => {
  let output = '';
  server.stdout.on('data', (text) => {
    output += text;
    const [, said] = /Cofre runs on (\S+)/.exec(output) ?? [];
    if (said !== undefined) resolve(said);
  });
});

/** The establishments that the person may see, which the portal itself tells. */
async function codes(): Promise<string[]> {
  const signedIn = await fetch(address + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: values.person, password: PASSWORD }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const options = await fetch(address + filterEcs.path, { headers: { authorization: `Bearer ${token}` } });
  return ((await options.json()) as { key: string }[]).map(({ key }) => key);
}

const world = {
  login: values.person,
  password: PASSWORD,
  codes: await codes(),
  surprises: [pt, en, es].map(({ unexpected }) => unexpected),
};
writeFileSync(join(folder, 'world.mjs'), `globalThis.cofre = ${JSON.stringify(world)};\n`);
writeFileSync(
  join(folder, 'walk.mjs'),
  `import './world.mjs';\nexport * from ${JSON.stringify(join(here, 'rules.mjs'))};\n`,
);

const chrome = spawn(
  browser,
  [
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${join(folder, 'profile')}`,
    'about:blank',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
process.once('exit', () => chrome.kill('SIGKILL'));
const debuggerAddress = await new Promise<string>((resolve) => {
  let output = '';
  chrome.stderr.on('data', (text) => {
    output += text;
    const [, said] = /DevTools listening on ws:\/\/([^/]+)/.exec(output) ?? [];
    if (said !== undefined) resolve(`http://${said}`);
  });
});

mkdirSync(values.to, { recursive: true });
const { to, minutes, width, height } = values;
const options = {
  'remote-debugger': debuggerAddress,
  'output-path': to,
  'time-limit': `${minutes}m`,
  width,
  height,
};
const walk = spawn(
  join(here, 'node_modules', '.bin', 'bombadil'),
  [
    'browser',
    'test-external',
    '--create-target',
    '--output-path-overwrite',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    `${address}/login`,
    join(folder, 'walk.mjs'),
  ],
  { cwd: here, stdio: 'inherit', env: { ...process.env, RUST_LOG: 'error' } },
);
const [status] = (await once(walk, 'close')) as [number | null];
const { states, pages, violations } = summaryOf(readFileSync(join(values.to, 'trace.jsonl'), 'utf8'));
console.log(`${states} states of ${pages.length} pages; violated: ${violations.join(', ') || 'nothing'}`);
process.exit(status === 0 && violations.length === 0 ? 0 : 1);
