import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

/*
 * Checks the packages of others: their licences, where they come from, what they run when they are installed, whether
 * they are used at all and, without `--offline`, whether they have known vulnerabilities. Ends with 1 when something
 * is not in order.
 */

/**
 * Licences that only require their text to be delivered, and so let us sell what is made with them. Any other one,
 * those that forbid selling among them, needs a decision, and then a place in this list.
 */
const LICENCES =
  '0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense'.split(
    ' ',
  );

/** A library that is linked as it comes and can be replaced by whoever runs the portal: docs/decisions/0052. */
const LINKED = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

/** Packages that name their licence in a file alone, or in a field that is no longer read; read there. */
const LICENCE_FILES = {
  'cpu-features': 'MIT',
  'png-js': 'MIT',
  buildcheck: 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  ssh2: 'MIT',
  streamsearch: 'MIT',
};

/**
 * Packages that may run a program when they are installed: two only while we develop, and two that build faster ciphers,
 * without which they work as well (docs/decisions/0116).
 */
const INSTALL_SCRIPTS = ['esbuild', 'msw', 'cpu-features', 'ssh2'];

/** Where a package of production has to be imported. */
const SOURCES = ['contract', 'i18n', 'packages', 'scripts', 'server', 'src', 'vite.config.ts'].concat(
  'vite.server.config.ts',
);

/**
 * @typedef {{
 *   version?: string, os?: string[], cpu?: string[], license?: string, resolved?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean, dev?: boolean,
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Package
 * @typedef {Record<string, Package>} Packages by their place in node_modules, as package-lock.json has them
 */

/** `node_modules/a/node_modules/@b/c` is `@b/c`. @param {string} place */
export const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Tells whether a place is the project's, or a package of its own in `packages/`: docs/decisions/0086. @param {string} place */
const isOwn = (place) => place === '' || /^packages\/[^/]+$/.test(place);

/** All of others. A package of our own stands beside a link to its folder. @param {Packages} packages */
const installed = (packages) =>
  Object.entries(packages).filter(
    ([place, { link, resolved = '' }]) => !isOwn(place) && !(link && isOwn(resolved) && resolved in packages),
  );

/** Those that are not for development alone, by their places. @param {Packages} packages */
export const delivered = (packages) =>
  installed(packages)
    .filter(([, { dev }]) => !dev)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns what a package says of its licence, or what is known of one that says nothing. @param {string} place @param {Package} entry */
export const licenceOf = (place, { license }) => license ?? LICENCE_FILES[nameOf(place)] ?? '';

/**
 * Whether a licence, `MIT` or `(MIT OR GPL-3.0-only)`, lets us choose one of the list.
 * @param {string} expression
 * @param {string} name of the package
 */
function mayUse(expression, name) {
  const mine = LINKED.name.test(name) ? [...LICENCES, LINKED.licence] : LICENCES;
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => mine.includes(licence.trim())));
}

/** @param {Packages} packages */
export function licenceProblems(packages) {
  return installed(packages)
    .filter(([place, entry]) => !mayUse(licenceOf(place, entry), nameOf(place)))
    .map(([place, { license = 'none' }]) => `${place}: licence ${license}`);
}

/**
 * Every package comes from a registry, with a checksum. The lock file names no registry: each machine chooses its
 * own.
 * @param {Packages} packages
 */
export function sourceProblems(packages) {
  return installed(packages).flatMap(([place, { resolved, integrity, link }]) => {
    // Never the address itself: it may hold a password.
    if (link || (resolved !== undefined && !/^https:\/\/[^@/]+\//.test(resolved))) {
      return [`${place}: does not come from a registry over https, or its address holds a password`];
    }
    return integrity?.startsWith('sha512-') ? [] : [`${place}: no sha512 in package-lock.json`];
  });
}

/** @param {Packages} packages */
export function scriptProblems(packages) {
  return installed(packages)
    .filter(([place, { hasInstallScript }]) => hasInstallScript && !INSTALL_SCRIPTS.includes(nameOf(place)))
    .map(([place]) => `${place}: runs a program when it is installed`);
}

/** The packages that a text imports. @param {string} text @returns {string[]} */
export function importsIn(text) {
  return [...text.matchAll(/\b(?:from|import|url)\s*\(?\s*['"](@[^/'"]+\/[^/'"]+|[^@./'"][^/'"]*)/g)].map(
    ([, name = '']) => name,
  );
}

/**
 * A delivered package has to be imported, or be a peer of an imported one.
 * @param {Packages} packages
 * @param {ReadonlySet<string>} imported
 */
export function unusedProblems(packages, imported) {
  const asked = installed(packages).flatMap(([, { dev, peerDependencies = {} }]) =>
    dev ? [] : Object.keys(peerDependencies),
  );
  return Object.entries(packages)
    .filter(([place]) => isOwn(place))
    .flatMap(([, { dependencies = {} }]) => Object.keys(dependencies))
    .filter((name) => !imported.has(name) && !asked.includes(name))
    .map((name) => `${name}: a dependency that nothing imports`);
}

/**
 * The vulnerabilities in a reply of `npm audit --json`; `null` where it is no such reply.
 * @param {{ vulnerabilities?: Record<string, { severity: string, range: string }> }} answer
 * @returns {string[] | null}
 */
export function auditProblems({ vulnerabilities }) {
  if (vulnerabilities === undefined) return null;
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: a known fault, ${severity}`);
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** @param {string[]} args */
function npm(...args) {
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return { status, answer: parsed(stdout) };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** What npm itself finds: packages that are missing or nobody asked for, and known faults. @returns {string[]} */
function npmProblems() {
  const tree = npm('ls', '--all', '--json');
  const problems = tree.status === 0 ? [] : (tree.answer.problems ?? ['npm ls failed']);
  const { answer } = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000');
  const faults = auditProblems(answer);
  if (faults === null) {
    // Not every registry knows of vulnerabilities, and not every machine reaches one.
    const why = answer.statusCode ?? answer.error?.code ?? 'no answer';
    console.log(`Known faults were not looked up: the registry does not answer that here (${why}).`);
  }
  return [...problems, ...(faults ?? [])];
}

/** @param {...string} folders @returns {Packages} */
function lockedIn(...folders) {
  return JSON.parse(readFileSync(join(root, ...folders, 'package-lock.json'), 'utf8')).packages;
}

/** @param {boolean} offline */
function main(offline) {
  const packages = lockedIn();
  // They run nothing when they are installed: docs/decisions/0059.
  const apart = [
    lockedIn('tests', 'clients'),
    lockedIn('bench', 'first-sight'),
    lockedIn('scripts', 'explore'),
  ];
  const files = SOURCES.flatMap((entry) => filesBelow(join(root, entry)));
  const imported = new Set(
    files
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .flatMap((file) => importsIn(readFileSync(file, 'utf8'))),
  );
  const problems = [
    ...[packages, ...apart].flatMap((all) => [...licenceProblems(all), ...sourceProblems(all)]),
    ...scriptProblems(packages),
    ...unusedProblems(packages, imported),
    ...(offline ? [] : npmProblems()),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.includes('--offline'));
