import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ForeignReader } from '../../../../server/engines/foreign/foreign-reader';
import type { TableFile } from '../../../../server/engines/foreign/table/read';
import { Unreadable } from '../../../../server/engines/foreign/unreadable';
import { removeTemporary, temporaryFolder } from '../../../../server/platform/disk/temporary';

let folder: string;
/** Its reading never ends: nobody writes into it. */
let endless: TableFile;
let small: TableFile;
beforeAll(async () => {
  folder = await temporaryFolder();
  const at = (name: string) => {
    const path = join(folder, name);
    return { path, form: 'csv' as const, into: `${path}.lines` };
  };
  [endless, small] = [at('endless'), at('small')];
  execFileSync('mkfifo', [endless.path]);
  await writeFile(small.path, 'a,b\n');
});
afterAll(() => removeTemporary(folder));

/** As long as a test may take. */
const LONG = 60_000;
const { signal } = new AbortController();

test('a file that its sender has left is not read on, and gives way to the next', async () => {
  const reader = new ForeignReader('table', { atOnce: 1, timeout: LONG });
  const gone = new AbortController();
  const left = reader.read(endless, { personId: 1, signal: gone.signal });
  const waiting = reader.read(small, { personId: 2, signal });
  gone.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await waiting).toMatchObject({ problem: null });
});

test('a file that takes too long cannot be read', async () => {
  const reader = new ForeignReader('table', { atOnce: 1, timeout: 100 });
  await expect(reader.read(endless, { personId: 1, signal })).rejects.toThrow(Unreadable);
});

test('one person has one file read at a time, whatever is free', async () => {
  const reader = new ForeignReader('table', { atOnce: 2, timeout: LONG });
  const gone = new AbortController();
  const ended: string[] = [];
  const first = reader.read(endless, { personId: 1, signal: gone.signal }).catch(() => ended.push('first'));
  const second = reader.read(small, { personId: 1, signal }).then(() => ended.push('second'));
  await reader.read(small, { personId: 2, signal });
  expect(ended).toEqual([]);
  gone.abort();
  await Promise.all([first, second]);
  expect(ended).toEqual(['first', 'second']);
});
