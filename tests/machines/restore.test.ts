import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedCancellations, feedTransactions } from '../../contract/feed';
import { pgBackRest, restoreTo } from '../../scripts/machines/backups';
import { DEBIAN, writeFiles } from '../../scripts/machines/fill.mjs';
import { backupFile, type Layout, layOut } from '../../scripts/machines/layout';
import { optionsOf } from '../../scripts/machines/options';
import { missingPrograms } from '../../scripts/machines/programs.mjs';
import { lossOf } from '../../scripts/machines/soak/loss';

/* What the drill of a restore counts with, quickly; the drill itself is in trial.test.ts. */

let folder: string;
let layout: Layout;
/** As a machine has it, with a bucket. */
let machine: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-restore-'));
  chmodSync(folder, 0o755);
  layout = await layOut(folder, null, true);
  const files = join(layout.files, 'machines');
  writeFiles(layout.names, files, { ...DEBIAN });
  layout.hand(layout.files);
  machine = backupFile(files, 'db1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the words of the command', () => {
  test('a drill of a restore lasts as long as the log needs to be archived', () => {
    expect(optionsOf(['--restore'])).toMatchObject({ drill: 'restore', minutes: 1.5, from: undefined });
    expect(optionsOf(['--restore', '--soak', '3'])).toMatchObject({ drill: 'restore', minutes: 3 });
    expect(optionsOf(['--soak', '5'])).toMatchObject({ drill: 'soak', minutes: 5 });
    expect(optionsOf(['--upgrade', 'v1'])).toMatchObject({ drill: 'upgrade', minutes: 2 });
    expect(optionsOf([])).toMatchObject({ drill: 'soak', minutes: null, ports: null });
  });

  test.each([
    [['--restore', '--upgrade', 'v1'], 'two drills'],
    [['--restore', '--soak', '0.1'], 'a minute or more'],
    [['--soak', 'long'], 'takes minutes'],
    [['--ports', '80'], 'the first of about twenty ports'],
    [['--folder', '/tmp'], '/tmp is there'],
    [['--retsore'], 'Unknown option'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => optionsOf(args)).toThrow(sentence);
  });

  test('where pgBackRest is missing, the package is named', () => {
    expect(missingPrograms({ pgbackrest: 'no-such-program' })).toEqual(['pgbackrest']);
  });
});

describe('what was lost', () => {
  const SECOND = Date.UTC(2026, 10, 30, 12, 0, 0);
  const LOST = SECOND + 40_000;
  const batch = (name: string, at: number, path = feedTransactions.path) => ({
    path,
    body: [],
    keys: [`${name}1`, `${name}2`],
    sentAt: SECOND + at - 100,
    answeredAt: SECOND + at,
  });
  const rows = (...names: string[]) =>
    new Map(names.flatMap((name) => [[`${name}1`, false] as const, [`${name}2`, false] as const]));
  const asked = { unanswered: [], second: SECOND, lost: LOST };

  test('counts from the first acknowledgement that is not there', () => {
    const batches = [batch('a', -5000), batch('b', 50), batch('c', 2000), batch('d', 39_000)];
    // The second batch was sent before the second and answered after it: it may be there or not.
    expect(lossOf({ ...asked, batches, stored: rows('a', 'b') })).toEqual({
      batches: batches.slice(2),
      rows: 4,
      seconds: 38,
    });
    expect(lossOf({ ...asked, batches, stored: rows('a') })).toMatchObject({ rows: 6, seconds: 39.95 });
    const all = { ...asked, batches: batches.slice(0, 2), stored: rows('a', 'b') };
    expect(lossOf(all)).toEqual({ batches: [], rows: 0, seconds: 0 });
  });

  test('a cancellation is lost apart from its transactions', () => {
    const gone = batch('a', 3000, feedCancellations.path);
    const batches = [batch('a', -5000), gone];
    expect(lossOf({ ...asked, batches, stored: rows('a') })).toEqual({
      batches: [gone],
      rows: 0,
      seconds: 37,
    });
  });

  test.each([
    ['acknowledged before the named second', [batch('a', -5000)], rows(), []],
    ['came after the named second', [batch('a', 5000)], rows('a'), []],
    ['Of a batch of 2 rows 1 are there', [batch('a', -5000)], new Map([['a1', false]]), []],
    ['Nobody has sent x1', [batch('a', -5000)], rows('a', 'x'), ['x2']],
  ])('is refused: %s', (sentence, batches, stored, unanswered) => {
    expect(() => lossOf({ ...asked, batches, stored, unanswered })).toThrow(sentence);
  });

  test('a batch that nobody has answered may be there', () => {
    const restored = { ...asked, batches: [], stored: rows('x'), unanswered: ['x1', 'x2'] };
    expect(lossOf(restored).rows).toBe(0);
  });
});

describe('the configuration', () => {
  test('is what pgBackRest takes, for machines and in the trial', async () => {
    // It reads all of it before it says that there is no backup yet, and warns of every word that it does not know.
    const [{ name } = { name: '' }] = layout.names.databases;
    const said = JSON.parse(
      await pgBackRest(layout, name, '--output=json', '--log-level-console=off', 'info'),
    );
    expect(said).toEqual([expect.objectContaining({ name: 'cofre', backup: [] })]);
    const warned = (file: string, ...more: string[]) => {
      const { stdout, stderr } = spawnSync('pgbackrest', [`--config=${file}`, '--stanza=cofre', ...more], {
        encoding: 'utf8',
        ...layout.owner,
        cwd: folder,
      });
      return stdout + stderr;
    };
    // `start` takes nothing but the configuration: no bucket is asked.
    const locks = join(folder, 'run', 'locks');
    const own = [`--lock-path=${locks}`, `--log-path=${join(folder, 'run')}`, 'start'];
    expect(warned(machine, ...own)).not.toMatch(/option|ERROR/);
    const wrong = join(layout.files, 'wrong.conf');
    writeFileSync(wrong, readFileSync(machine, 'utf8').replace('repo1-bundle', 'repo1-bundel'));
    layout.hand(layout.files);
    expect(warned(wrong, ...own)).toContain("invalid option 'repo1-bundel'");
  });

  test('a moment and a method are put into the file of one database, and taken out again', () => {
    const file = join(layout.files, 'db1/etc/patroni/config.yml');
    const before = readFileSync(file, 'utf8');
    const asEver = restoreTo(layout, 'db1', new Date('2026-11-30T16:05:07Z'));
    const now = readFileSync(file, 'utf8');
    expect(now).toContain('\n  method: restore\n');
    expect(now).toContain('"--target=2026-11-30 16:05:07+00" --target-action=promote restore');
    asEver();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

test('the unit of the backups is what systemd takes, and goes by the primary', () => {
  for (const unit of ['cofre-backup.service', 'cofre-backup.timer']) {
    const file = join(layout.files, 'machines/db1/etc/systemd/system', unit);
    expect(execFileSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })).toBe('');
  }
});
