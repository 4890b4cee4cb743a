import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFile } from '../../../../server/platform/disk/new-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of several processes that create a file at once one does, and nobody ever sees half of it', async () => {
  const length = 3_000_000;
  const file = join(folder, 'secret');
  let making = true;
  const made = Promise.all(['a', 'b', 'c', 'd'].map((letter) => newFile(file, letter.repeat(length))));
  void made.finally(() => {
    making = false;
  });
  while (making) {
    if (existsSync(file)) expect(readFileSync(file, 'utf8')).toMatch(/^(a+|b+|c+|d+)$/);
    if (existsSync(file)) expect(statSync(file).size).toBe(length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await made).filter((mine) => mine)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that cannot be created leaves nothing behind, and the failure names it', async () => {
  const file = join(folder, 'nowhere', 'secret');
  await expect(newFile(file, 'x')).rejects.toMatchObject({ code: 'ENOENT', path: file });
  expect(readdirSync(folder)).toEqual([]);
});
