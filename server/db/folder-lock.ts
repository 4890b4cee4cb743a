import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFile } from '../new-file';

/** Another process works on the same data folder; two on one embedded database lose rows. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Takes the folder for this process by a lock file that names it. A lock left by a process that is gone, or by
 * this very process id (a container that was restarted), is taken over.
 * @returns how to give the folder back
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, token: randomUUID() });
  if (!(await newFile(file, mine))) {
    const owner = await ownerOf(file);
    if (owner !== null && owner !== process.pid && isAlive(owner)) throw inUse(folder, file, owner);
    await writeFile(file, mine);
    // Two processes may find the same stale lock; the one whose name stands a moment later has it.
    await sleep(100);
    if ((await readFile(file, 'utf8')) !== mine) throw inUse(folder, file, (await ownerOf(file)) ?? 0);
  }
  return () => rm(file, { force: true });
}

async function ownerOf(file: string): Promise<number | null> {
  try {
    const { pid } = JSON.parse(await readFile(file, 'utf8')) as { pid?: unknown };
    return typeof pid === 'number' ? pid : null;
  } catch {
    return null; // half-written by a process that died over it
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(folder: string, file: string, pid: number): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${pid}. Stop that server first, or choose another ` +
      `PORTAL_DATA_DIR. (If no Cofre server runs as that process, delete ${file}.)`,
  );
}
