import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What users of the machine other than the owner may do with a file. */
const OTHERS = 0o077;

/**
 * Creates a folder that only its owner may enter, or closes one that was open to others, together with the entries
 * directly in it: the embedded database makes its files readable for everybody, so that its own folder has to be
 * closed. A folder of another owner, as a volume that an orchestrator has made, stays as it is; its entries are
 * closed.
 */
export async function privateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await shut(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // A link's target is chosen by whoever made it.
    if (!entry.isSymbolicLink()) await shut(join(folder, entry.name));
  }
}

/** Makes a folder and those around it one by one: all at once Node would try for ever within `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const around = dirname(folder);
  if (around !== folder) await makeFolder(around);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function shut(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Somebody else's, or taken away meanwhile by another process that starts.
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
