import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** The signing key: PORTAL_SECRET, or one that is made once and kept, readable by its owner, in the data folder. */
export async function signingSecret({ secret, dataDir }: Config): Promise<string> {
  if (secret !== null) return secret;
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Of two processes that start at once, one writes; both read what stands there.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32)
    throw new Error(`The signing key in ${file} is damaged. Delete the file to make a new one.`);
  return kept;
}
