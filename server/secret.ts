import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import { newFile } from './new-file';

/** The signing key: PORTAL_SECRET, or one that is made once and kept, readable by its owner, in the data folder. */
export async function signingSecret({ secret, dataDir }: Config): Promise<string> {
  if (secret !== null) return secret;
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // Of two processes that start at once, one makes it; both read what stands there.
  if (!existsSync(file)) await newFile(file, randomBytes(48).toString('base64url'), 0o600);
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32)
    throw new Error(`The signing key in ${file} is damaged. Delete the file to make a new one.`);
  return kept;
}
