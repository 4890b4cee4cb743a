import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADLESS_SHELL, testBrowserPath } from './browser.mjs';
import { missingPrograms, TESTED } from './machines/programs.mjs';
import { ensureBuilt, ensureInstalled, fail, root } from './prepare.mjs';
import { playwright, runs, strict, vitest } from './test-runners.mjs';

/*
 * `npm test`: everything. `npm run check`: the fast half, without builds, PostgreSQL and browser.
 * `npm run test:full`: everything, with the long rounds: more kills, more generated calls, every look of every page.
 * Ends with a plain line that counts every test and every check; before it the names of what failed, and of what
 * passed only when it was tried again.
 */

const fast = process.argv.includes('--fast');
if (process.argv.includes('--full')) process.env.PORTAL_TEST_FULL = 'on';
const ci = Boolean(process.env.CI);
const reports = join(root, 'reports');

/** The requirements that are delivered: each has to be named by a passed test. */
const DELIVERED = readFileSync(join(root, 'docs', 'delivered.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .join(',');

// What is generated is the same in a second try, and can be had again: PORTAL_TEST_SEED=… npm test
process.env.PORTAL_TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`seed of generated tests: ${process.env.PORTAL_TEST_SEED}`);

ensureInstalled();
// Clients that others wrote, with packages of their own.
ensureInstalled(join('tests', 'clients'));
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Asked by Debian's packages whether a service may be started: 101 says that it may not. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages where that is possible, without starting the services that come with them.
 * @param {string[]} names @returns {boolean}
 */
function install(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} …`);
  const ours = !existsSync(POLICY);
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return aptInstall(names);
  } finally {
    if (ours) rmSync(POLICY);
  }
}

/** @param {string[]} names @returns {boolean} */
function aptInstall(names) {
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '--no-install-recommends', ...names);
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  if (
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb')))
  ) {
    return true;
  }
  try {
    const bindir = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return existsSync(join(bindir, 'initdb'));
  } catch {
    return false;
  }
}

/** Where Debian and others keep PgBouncer; tests start their own. */
const POOLERS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** What opens exported files and runs examples of the API in the tests: what people use. By Debian's packages. */
const READERS = {
  'libreoffice-calc-nogui': ['soffice', '--version'],
  'python3-openpyxl': ['/usr/bin/python3', '-c', 'import openpyxl'],
  'python3-xlrd': ['/usr/bin/python3', '-c', 'import xlrd'],
  'poppler-utils': ['pdftotext', '-v'],
  qpdf: ['qpdf', '--version'],
  file: ['file', '--version'],
  curl: ['curl', '--version'],
};

/** The packages of readers that are not there. @returns {string[]} */
function missingReaders() {
  return Object.entries(READERS)
    .filter(([, [program, ...args]]) => spawnSync(program, args, { stdio: 'ignore' }).status !== 0)
    .map(([name]) => name);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const unsteady = [];

/** @param {string} name @param {import('./test-runners.mjs').Tally} counted */
function add(name, counted) {
  const tally = ci ? strict(counted) : counted;
  for (const key of ['passed', 'failed', 'skipped']) total[key] += tally[key];
  failures.push(...tally.failures);
  unsteady.push(...tally.unsteady);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
}

/** @param {string} name @param {string} command @param {string[]} args */
function check(name, command, args) {
  const ok = runs(command, args);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push({ title: name, why: 'see above' });
}

/** @param {string} heading @param {import('./test-runners.mjs').Failure[]} failed */
function list(heading, failed) {
  if (failed.length > 0) console.log(`\n${heading}`);
  for (const { title, why } of failed) console.log(`  ${title}\n    ${why}`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

check('types', bin('tsc'), ['--noEmit']);
check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
check('format', bin('biome'), ['check', '.']);
check('dependencies', process.execPath, [
  join(root, 'scripts', 'check-dependencies.mjs'),
  ...(fast ? ['--offline'] : []),
]);

const postgres = !fast && (hasPostgres() || (install('postgresql') && hasPostgres()));
if (!fast && !postgres) {
  const sentence =
    'PostgreSQL is not installed (Debian: apt-get install postgresql); its half of the server tests';
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} is left out.`);
}
const hasPooler = () => POOLERS.some((place) => existsSync(place));
const pooler = postgres && (hasPooler() || (install('pgbouncer') && hasPooler()));
if (postgres && !pooler) {
  const sentence =
    'PgBouncer is not installed (Debian: apt-get install pgbouncer); the server tests through a pooler';
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} are left out.`);
}
let unread = fast ? [] : missingReaders();
if (unread.length > 0 && install(...unread)) unread = missingReaders();
if (unread.length > 0) {
  const sentence = `Missing (Debian: apt-get install ${unread.join(' ')}); the tests that open exported files`;
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} are left out.`);
}
/** What `npm run machines` starts beside PostgreSQL and servers, and what checks their unit. */
let unmanned = fast ? [] : missingPrograms(TESTED);
if (unmanned.length > 0 && install(...unmanned)) unmanned = missingPrograms(TESTED);
if (unmanned.length > 0) {
  const sentence = `Missing (Debian: apt-get install ${unmanned.join(' ')}); the tests of several machines`;
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} are left out.`);
}
// Whatever browser a person has is good enough; a machine for tests gets the quickest one.
if (
  !fast &&
  !process.env.CHROMIUM_PATH &&
  (ci || testBrowserPath() === null) &&
  !testBrowserPath()?.endsWith(HEADLESS_SHELL)
) {
  if (!install(HEADLESS_SHELL) && testBrowserPath() === null) install('chromium');
}
const browser = !fast && testBrowserPath() !== null;
if (!fast && !browser) {
  const sentence =
    'Chromium is not installed (Debian: apt-get install chromium-headless-shell; elsewhere set CHROMIUM_PATH)';
  if (ci) fail(`${sentence}; the browser tests cannot run.`);
  console.log(`${sentence}; the browser tests are left out.`);
}

if (!fast) ensureBuilt();
add(
  'tests',
  vitest({
    ...(!fast && { PORTAL_TEST_BUILT: 'on' }),
    ...(!postgres && { PORTAL_TEST_POSTGRES: 'off' }),
    ...(!pooler && { PORTAL_TEST_POOLER: 'off' }),
    ...((fast || unread.length > 0) && { PORTAL_TEST_PROGRAMS: 'off' }),
    ...((fast || unmanned.length > 0) && { PORTAL_TEST_MACHINES: 'off' }),
  }),
);
if (browser) add('browser tests', playwright());

if (postgres && browser && unread.length === 0) {
  check('requirements', process.execPath, [
    join(root, 'scripts', 'coverage-requirements.mjs'),
    '--require',
    DELIVERED,
  ]);
}

list(`Passed only when tried again${ci ? ', which counts as failed here' : ''}:`, unsteady);
list('Failed:', failures);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
