import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { list } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  pack({ from, contents: ['dist', 'package.json'], file, folder: 'cofre-1.0.0', date });

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
