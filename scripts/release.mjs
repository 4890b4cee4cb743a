import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'tar';
import { ensureBuilt, ensureInstalled, fail, root } from './prepare.mjs';
import { sourceDate } from './source-date.mjs';

/*
 * `npm run release`: builds, and makes release/cofre-<version>.tar.gz, which a server runs from after
 * `npm ci --omit=dev`. Two archives of one commit are equal.
 */

/** The archive has all that runs. */
const BUILT = ['dist'];

/** It also has what npm needs to install the packages, and what an operator reads and fills in. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'packages/bank-files/package.json',
  'packages/table-files/package.json',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
  'deploy',
  // `npm run machines:files`
  'scripts/machines/files.mjs',
  'scripts/machines/fill.mjs',
  // `npm run machines:replace`
  'scripts/machines/replace.mjs',
  'scripts/machines/replace-each.mjs',
  'scripts/prepare.mjs',
];

/** Tells whether a path of the tree is in the archive. @param {string} path with slashes */
export const inArchive = (path) => [...BUILT, ...SOURCES].some((one) => `${path}/`.startsWith(`${one}/`));

/** It says to `npm start` what was built, and is of no use without the sources. */
const STAMP = 'dist/.built';

/** @param {string} from @param {string} path with slashes @returns {string[]} */
function filesBelow(from, path) {
  if (!statSync(join(from, path)).isDirectory()) return path === STAMP ? [] : [path];
  return readdirSync(join(from, path)).flatMap((name) => filesBelow(from, posix.join(path, name)));
}

/** Tells whether git knows the sources; those that came as an archive have none. @param {string} from */
const isRepository = (from) => existsSync(join(from, '.git'));

/** @param {string} from @param {string[]} args @returns {string} */
const git = (from, ...args) =>
  execFileSync('git', args, { cwd: from, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1024 ** 3 });

/**
 * Names the files below paths that git has: what else lies there, a note or the dump of a database, is of no commit.
 * @param {string} from @param {readonly string[]} paths @returns {string[]}
 */
function sourceFiles(from, paths) {
  if (!isRepository(from)) return paths.flatMap((path) => filesBelow(from, path));
  return git(from, 'ls-files', '-z', '--error-unmatch', '--', ...paths)
    .split('\0')
    .filter(Boolean);
}

/**
 * Packs a built tree. Neither the order of the folders, nor owners, rights and times of the files have a say in it.
 * @typedef {{ from?: string, built?: readonly string[], sources?: readonly string[] }} Tree of `sources` what git has
 * @param {Tree & { file: string, folder: string, date: Date }} what `folder` holds everything in the archive
 * @returns {Promise<string>} the archive's SHA-256, in hexadecimal
 */
export async function pack({ from = root, built = BUILT, sources = SOURCES, file, folder, date }) {
  const names = [...built.flatMap((path) => filesBelow(from, path)), ...sourceFiles(from, sources)].sort();
  await create(
    {
      file,
      cwd: from,
      prefix: folder,
      mtime: date,
      portable: true,
      strict: true,
      gzip: { level: 9 },
      onWriteEntry: ({ stat }) => {
        if (stat !== undefined) stat.mode = 0o644;
      },
    },
    names,
  );
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** The archive bears the name of a commit, and what is built is read from the tree. */
function assertCommitted() {
  const changed = isRepository(root) ? git(root, 'status', '--porcelain', '--untracked-files=all') : '';
  if (changed !== '')
    fail(`The archive would bear the name of a commit that has not all of this:\n${changed}`);
}

async function main() {
  assertCommitted();
  const date = sourceDate();
  if (date === null) fail('The archive bears the time of its commit: this needs git, or SOURCE_DATE_EPOCH.');
  ensureInstalled();
  // The server says which commit it is of, and no file of the sources tells that one is new.
  rmSync(join(root, STAMP), { force: true });
  ensureBuilt();
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = `${name}-${version}`;
  mkdirSync(join(root, 'release'), { recursive: true });
  const file = join(root, 'release', `${folder}.tar.gz`);
  console.log(`${await pack({ file, folder, date })}  ${file}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
