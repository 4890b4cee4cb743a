import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HEADLESS_SHELL, testBrowserPath } from './browser.mjs';
import { missingPrograms, TESTED } from './machines/programs.mjs';

/*
 * What the tests need beside Node.js: databases, a browser, and the programs with which people open files. By Debian's
 * packages, which are installed where that is possible.
 */

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

/** These programs open exported files, run examples of the API, receive events and sign people in: others use them. */
const READERS = {
  'libreoffice-calc-nogui': ['soffice', '--version'],
  'python3-openpyxl': ['/usr/bin/python3', '-c', 'import openpyxl'],
  'python3-xlrd': ['/usr/bin/python3', '-c', 'import xlrd'],
  'poppler-utils': ['pdftotext', '-v'],
  qpdf: ['qpdf', '--version'],
  file: ['file', '--version'],
  curl: ['curl', '--version'],
  rsyslog: ['/usr/sbin/rsyslogd', '-v'],
  oathtool: ['oathtool', '--version'],
  // A provider of OpenID Connect, and the program that fills its database.
  glewlwyd: ['sh', '-c', 'command -v glewlwyd'],
  sqlite3: ['sqlite3', '--version'],
  // The module of rsyslog for TLS, whose folder is named for the processor.
  'rsyslog-gnutls': ['sh', '-c', 'ls /usr/lib/*/rsyslog/lmnsd_gtls.so'],
};

const missingReaders = () =>
  Object.entries(READERS)
    .filter(([, [program, ...args]]) => spawnSync(program, args, { stdio: 'ignore' }).status !== 0)
    .map(([name]) => name);

/** Whatever browser a person has is good enough; a machine for tests gets the quickest one. @param {boolean} ci */
function missingBrowser(ci) {
  const path = testBrowserPath();
  if (path === null) return [HEADLESS_SHELL];
  return ci && !process.env.CHROMIUM_PATH && !path.endsWith(HEADLESS_SHELL) ? [HEADLESS_SHELL] : [];
}

/**
 * What some tests need. `optional`: they run without what is missing as well.
 * @typedef {{ tests: string, missing: (ci: boolean) => string[], optional?: () => boolean }} Need
 * @type {Record<'postgres' | 'pooler' | 'readers' | 'machines' | 'browser', Need>}
 */
const NEEDS = {
  postgres: {
    tests: 'the half of the server tests that PostgreSQL runs',
    missing: () => (hasPostgres() ? [] : ['postgresql']),
  },
  pooler: {
    tests: 'the server tests through a pooler',
    missing: () => (POOLERS.some((place) => existsSync(place)) ? [] : ['pgbouncer']),
  },
  readers: {
    tests: 'the tests that open exported files, receive events and sign people in',
    missing: missingReaders,
  },
  machines: { tests: 'the tests of several machines', missing: () => missingPrograms(TESTED) },
  browser: {
    tests: 'the browser tests (elsewhere CHROMIUM_PATH names a browser)',
    missing: missingBrowser,
    optional: () => testBrowserPath() !== null,
  },
};

/**
 * Installs what is missing while other work goes on. Resolves with what is there in the end, and a sentence about what
 * is not.
 * @param {boolean} ci
 * @returns {Promise<{ has: Record<keyof typeof NEEDS, boolean>, absent: string[] }>}
 */
export async function installPrograms(ci) {
  const missing = Object.values(NEEDS).flatMap((need) => need.missing(ci));
  if (missing.length > 0) await install(missing);
  // Not every Debian has the shell alone.
  if (testBrowserPath() === null) await install(['chromium']);
  const still = Object.entries(NEEDS).map(([name, { tests, missing: left, optional }]) => ({
    name,
    tests,
    packages: optional?.() ? [] : left(ci),
  }));
  return {
    has: /** @type {Record<keyof typeof NEEDS, boolean>} */ (
      Object.fromEntries(still.map(({ name, packages }) => [name, packages.length === 0]))
    ),
    absent: still
      .filter(({ packages }) => packages.length > 0)
      .map(({ tests, packages }) => `Missing (Debian: apt-get install ${packages.join(' ')}); ${tests}`),
  };
}

/**
 * By a shell that goes on where the tests end early. Debian's packages ask policy-rc.d whether a service may be started:
 * 101 says that it may not. One package that this system does not have is no reason to go without the others.
 */
const INSTALL = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  trap 'exit 1' INT TERM
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod 755 $policy
fi
apt='apt-get -y -q'
$apt update && {
  $apt install --no-install-recommends "$@" || for name in "$@"; do $apt install --no-install-recommends "$name"; done
}`;

/**
 * Installs Debian packages where that is possible, without starting the services that come with them.
 * @param {string[]} names
 * @returns {Promise<void>} resolves at its end, whatever came of it
 */
async function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  const shell = spawn('sh', ['-c', INSTALL, 'sh', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await new Promise((resolve) => {
    shell.once('error', resolve);
    shell.once('close', resolve);
  });
}
