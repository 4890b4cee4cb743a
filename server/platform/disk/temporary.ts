import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whose folder it is: processes of other machines, or containers, may share the folder for temporary files. */
const PREFIX = `cofre-${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}-`;
const made = new Set<string>();

/** Makes a folder that only its owner may enter, for files of a moment. Whoever makes it removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  made.add(folder);
  return folder;
}

/** Removes such a folder and all in it. */
export async function removeTemporary(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  made.delete(folder);
}

/**
 * Removes what processes have left that were killed: those of this machine that no longer run, and one that had the
 * number of this one.
 */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    if (owner === process.pid ? made.has(folder) : isRunning(owner)) continue;
    // Somebody else's with the same beginning stays.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
