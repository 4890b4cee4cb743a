import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, root } from './prepare.mjs';

/*
 * `npm test`: everything. `npm run check`: the fast half, without builds, PostgreSQL and browser.
 * `npm run test:full`: everything, with the long rounds: more kills, more generated calls, every look of every page.
 * Ends with a plain line that counts every test and every check.
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

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Installs Debian packages where that is possible. @param {string[]} names @returns {boolean} */
function install(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} …`);
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

/** What opens exported files in the tests: nothing of ours, but what people use. By Debian's packages. */
const READERS = {
  'libreoffice-calc-nogui': ['soffice', '--version'],
  'python3-openpyxl': ['/usr/bin/python3', '-c', 'import openpyxl'],
  'python3-xlrd': ['/usr/bin/python3', '-c', 'import xlrd'],
  'poppler-utils': ['pdftotext', '-v'],
  qpdf: ['qpdf', '--version'],
  file: ['file', '--version'],
};

/** The packages of readers that are not there. @returns {string[]} */
function missingReaders() {
  return Object.entries(READERS)
    .filter(([, [program, ...args]]) => spawnSync(program, args, { stdio: 'ignore' }).status !== 0)
    .map(([name]) => name);
}

let passed = 0;
let failed = 0;
let skipped = 0;
/** @param {string} name @param {boolean} ok */
function count(name, ok) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
}

/** @param {string} name @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function check(name, command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  count(name, status === 0);
}

/** A test runner: its own tests count, and its exit, which also sees files that do not load. */
function runner(name, command, args, report, read, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const file = join(reports, report);
  if (!existsSync(file)) {
    count(`${name} made no report`, false);
    return;
  }
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped;
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`);
  if (status !== 0 && result.failed === 0) count(`${name} exited with ${status}`, false);
}

const vitestReport = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});
const playwrightReport = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

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
let unread = fast ? [] : missingReaders();
if (unread.length > 0 && install(...unread)) unread = missingReaders();
if (unread.length > 0) {
  const sentence = `Missing (Debian: apt-get install ${unread.join(' ')}); the tests that open exported files`;
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} are left out.`);
}
const browser = !fast && (browserPath() !== null || (install('chromium') && browserPath() !== null));
if (!fast && !browser) {
  const sentence =
    'Chromium is not installed (Debian: apt-get install chromium; elsewhere set CHROMIUM_PATH)';
  if (ci) fail(`${sentence}; the browser tests cannot run.`);
  console.log(`${sentence}; the browser tests are left out.`);
}

if (!fast) ensureBuilt();
runner(
  'tests',
  bin('vitest'),
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
  'vitest.json',
  vitestReport,
  {
    ...(!postgres && { PORTAL_TEST_POSTGRES: 'off' }),
    ...((fast || unread.length > 0) && { PORTAL_TEST_PROGRAMS: 'off' }),
  },
);
if (browser) runner('browser tests', bin('playwright'), ['test'], 'playwright.json', playwrightReport);

if (postgres && browser && unread.length === 0) {
  check('requirements', process.execPath, [
    join(root, 'scripts', 'coverage-requirements.mjs'),
    '--require',
    DELIVERED,
  ]);
}

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
