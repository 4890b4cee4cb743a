import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * What every command does first: check Node, install what is missing, build what is stale. Plain Node, because
 * nothing is installed yet when it runs.
 */

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const LEAST_NODE = [20, 19];

/** Ends the process with a sentence. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  fail(`Cofre needs Node.js ${LEAST_NODE.join('.')} or newer; this is ${process.version}.`);
}

/** Whether a stamp file holds this text. @param {string} file @param {string} text */
const isFresh = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/**
 * Installs the packages of the lock file, once for each state of it.
 * @param {string} [folder] with a lock file of its own, below the project's
 */
export function ensureInstalled(folder = '.') {
  checkNode();
  const cwd = join(root, folder);
  const lock = createHash('sha256')
    .update(readFileSync(join(cwd, 'package-lock.json')))
    .digest('hex');
  const stamp = join(cwd, 'node_modules', '.cofre-installed');
  if (isFresh(stamp, lock)) return;
  // An install empties the folder first: somebody else's, where it is only a link.
  if (lstatSync(dirname(stamp), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a link to another folder, whose packages are not those of package-lock.json.');
  }
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], cwd);
  writeFileSync(stamp, lock);
}

/** Builds console and server, once for each state of their sources. */
export function ensureBuilt() {
  const sources = [
    'contract',
    'i18n',
    'manuals',
    'packages',
    'public',
    'server',
    'src',
    'index.html',
    'login.html',
    'package-lock.json',
  ]
    .concat(
      readdirSync(root)
        .filter((name) => /^vite\..*\.ts$/.test(name))
        .sort(),
    )
    .concat('tsconfig.json')
    .concat(['build', 'check-dependencies', 'notices', 'sbom'].map((name) => `scripts/${name}.mjs`))
    .flatMap((entry) => filesBelow(join(root, entry)));
  const hash = createHash('sha256');
  for (const file of sources) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  const state = hash.digest('hex');
  const stamp = join(root, 'dist', '.built');
  if (isFresh(stamp, state)) return;
  console.log('Building …');
  run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Runs a command to its end and stops with it when it fails.
 * @param {string} command @param {string[]} args @param {string} [cwd]
 */
function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) fail(`${command} could not be started (${error.message}).`);
  if (status !== 0) process.exit(status ?? 1);
}
