import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Creates a file, readable by its owner alone. It appears whole or not at all, whatever happens meanwhile: another
 * process that creates it at the same moment, a full disk, a kill.
 * @returns whether this call created it; `false` where it existed already
 */
export async function newFile(path: string, content: string): Promise<boolean> {
  const half = `${path}.${randomUUID()}`;
  try {
    await writeFile(half, content, { flag: 'wx', mode: 0o600 });
    await link(half, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  } finally {
    await rm(half, { force: true });
  }
}
