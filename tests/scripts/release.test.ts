import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { list } from 'tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/prepare.mjs';
import { pack } from '../../scripts/release.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const date = new Date('2026-11-20T12:00:00Z');

/** A small built tree whose files are written in this order. */
function tree(name: string, files: readonly string[], { mode, time }: { mode: number; time: Date }): string {
  const from = join(folder, name);
  for (const file of files) {
    mkdirSync(join(from, file, '..'), { recursive: true });
    writeFileSync(join(from, file), `what ${file} holds`);
    chmodSync(join(from, file), mode);
    utimesSync(join(from, file), time, time);
  }
  return from;
}

const FILES = [
  'dist/.built',
  'dist/server/main.js',
  'dist/server/chunks/a-1.js',
  'dist/licences.txt',
  'package.json',
];

const packed = (from: string, file = `${from}.tar.gz`) =>
  pack({ from, built: ['dist'], sources: ['package.json'], file, folder: 'cofre-1.0.0', date });

/** The files of an archive, without the folder that holds them. */
async function filesOf(file: string): Promise<string[]> {
  const paths: string[] = [];
  await list({ file, onReadEntry: ({ path }) => paths.push(path.replace(/^cofre-1\.0\.0\//, '')) });
  return paths;
}

/** Makes a folder a repository of its own, in which all that git does not ignore is committed. */
function commit(from: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: from, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  for (const setting of [
    ['user.name', 'Ana'],
    ['user.email', 'ana@example.com'],
    ['commit.gpgsign', 'false'],
  ])
    git('config', ...setting);
  git('commit', '--quiet', '--message', 'All of it');
}

const SCRIPTS = ['release', 'prepare', 'source-date'].map((name) => join('scripts', `${name}.mjs`));

test('two archives of one tree are equal, whenever, by whom and in which order its files were written', async () => {
  const one = tree('one', FILES, { mode: 0o644, time: new Date('2026-01-01T00:00:00Z') });
  const other = tree('other', FILES.toReversed(), { mode: 0o755, time: new Date('2026-06-01T00:00:00Z') });
  const digest = await packed(one);
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect(await packed(other)).toBe(digest);
  writeFileSync(join(other, 'dist', 'licences.txt'), 'something else');
  expect(await packed(other)).not.toBe(digest);
});

test('an archive holds one folder, in order, of no owner and of one time, without what only a build needs', async () => {
  const from = tree('one', FILES, { mode: 0o600, time: new Date() });
  await packed(from);
  const entries: object[] = [];
  await list({
    file: `${from}.tar.gz`,
    onReadEntry: ({ path, mode, uid, mtime }) => entries.push({ path, mode, uid, mtime }),
  });
  const as = (path: string) => ({ path: `cofre-1.0.0/${path}`, mode: 0o644, uid: undefined, mtime: date });
  expect(entries).toEqual(
    ['dist/licences.txt', 'dist/server/chunks/a-1.js', 'dist/server/main.js', 'package.json'].map(as),
  );
});

describe('of a repository', () => {
  const IGNORING = '*.log\ndist/\nnode_modules\n';
  let from: string;
  beforeEach(() => {
    from = tree('one', [...FILES, 'docs/a.md', 'docs/below/é b.md'], { mode: 0o644, time: date });
    writeFileSync(join(from, '.gitignore'), IGNORING);
    // Node reads it before a script.
    writeFileSync(join(from, 'package.json'), '{}');
    for (const script of SCRIPTS) cpSync(join(root, script), join(from, script));
    symlinkSync(join(root, 'node_modules'), join(from, 'node_modules'));
    commit(from);
  });
  const release = () => {
    const env = { ...process.env, SOURCE_DATE_EPOCH: '' };
    return spawnSync(process.execPath, [join('scripts', 'release.mjs')], {
      cwd: from,
      encoding: 'utf8',
      env,
    });
  };

  test('an archive has what is built and what git has, and nothing else that lies there', async () => {
    writeFileSync(join(from, 'docs', 'passwords.txt'), 'of nobody else');
    writeFileSync(join(from, 'docs', 'below', 'dump.log'), 'of nobody else');
    const file = `${from}.tar.gz`;
    await pack({
      from,
      built: ['dist'],
      sources: ['package.json', 'docs'],
      file,
      folder: 'cofre-1.0.0',
      date,
    });
    expect(await filesOf(file)).toEqual([
      'dist/licences.txt',
      'dist/server/chunks/a-1.js',
      'dist/server/main.js',
      'docs/a.md',
      'docs/below/é b.md',
      'package.json',
    ]);
  });

  test('what an archive has to have and git has not is no archive', async () => {
    writeFileSync(join(from, 'SECURITY.md'), 'not added');
    const packing = pack({
      from,
      built: ['dist'],
      sources: ['SECURITY.md'],
      file: `${from}.tar.gz`,
      folder: 'cofre-1.0.0',
      date,
    });
    await expect(packing).rejects.toThrow('SECURITY.md');
  });

  test.each([
    ['changed', 'docs/a.md'],
    ['new', 'docs/new/b.md'],
  ])('no archive is made where a file is %s and not committed, and the file is named', (_, name) => {
    mkdirSync(join(from, name, '..'), { recursive: true });
    writeFileSync(join(from, name), 'something else');
    const { status, stderr } = release();
    expect(status).toBe(1);
    expect(stderr).toContain('bear the name of a commit');
    expect(stderr).toContain(name);
  });

  test('where all of it is committed the work begins', () => {
    // The small tree has no packages to install.
    expect(release().stderr).toContain('package-lock.json');
  });
});

/** A build reads none of these: they are its own results, or of this folder alone. */
const LEFT = '.cache .data .git bench dist node_modules release reports test-results tests'.split(' ');

/** The digest of every file of a folder. */
const digestsBelow = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(path, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test.runIf(process.env.PORTAL_TEST_FULL !== undefined)(
  'two builds of the same sources, in folders of different names and depth, make the same archive',
  async () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const place = mkdtempSync(join(root, '.cache', 'release-'));
    const copies = ['one', 'another/below'].map((name) => join(place, name));
    try {
      for (const copy of copies) {
        mkdirSync(copy, { recursive: true });
        for (const entry of readdirSync(root)) {
          if (!LEFT.includes(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
        }
        // The packages as links to the same files: a link to their folder would be seen through.
        execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
      }
      for (const copy of copies) {
        execFileSync(process.execPath, [join(copy, 'scripts', 'build.mjs')], {
          cwd: copy,
          stdio: 'pipe',
          env: { ...process.env, NODE_ENV: '', SOURCE_DATE_EPOCH: String(date.getTime() / 1000) },
        });
      }
      const [one = {}, other = {}] = copies.map((copy) => digestsBelow(join(copy, 'dist')));
      expect(Object.keys(one).length).toBeGreaterThan(500);
      expect(one).toEqual(other);
      const archives = copies.map((from) => pack({ from, file: `${from}.tar.gz`, folder: 'cofre', date }));
      const [digest, again] = await Promise.all(archives);
      expect(digest).toBe(again);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
  1_800_000,
);
