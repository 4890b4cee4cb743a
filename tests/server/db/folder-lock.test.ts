import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../server/db/folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (pid: number) => writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, token: 'x' }));

test('a folder held by a living process is refused with a sentence that names both', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    lockOf(other.pid ?? 0);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`${folder} is in use by process ${other.pid}`),
    );
  } finally {
    other.kill();
  }
});

test('a lock left by a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  lockOf(gone.pid ?? 0);
  await lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
});

test('a lock left by the same process id, after a container was restarted, is taken over', async () => {
  lockOf(process.pid);
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test('a lock that was only half written is taken over', async () => {
  writeFileSync(join(folder, 'lock'), '{"pid": 1');
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test('of two that find a stale lock at the same moment, one gets the folder', async () => {
  lockOf(process.pid);
  const both = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a folder that was given back is free', async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
