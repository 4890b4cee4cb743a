import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  removeLeftovers,
  removeTemporary,
  temporaryFolder,
} from '../../../../server/platform/disk/temporary';

test('what a killed process has left is removed, and what a running one uses is not', async () => {
  const own = await temporaryFolder();
  await writeFile(join(own, 'file'), 'x');
  const of = (pid: number) => {
    const folder = own.replace(`-${process.pid}-`, `-${pid}-`);
    mkdirSync(folder);
    return folder;
  };
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  const dead = of(child.pid ?? 0);
  const running = of(process.ppid);
  // Of a process before, which had the number that this one has now.
  const before = `${own}x`;
  mkdirSync(before);
  await removeLeftovers();
  expect([own, dead, running, before].map((folder) => existsSync(folder))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  rmSync(running, { recursive: true });
  await removeTemporary(own);
  expect(existsSync(own)).toBe(false);
});
