import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { AppContext } from '../context';
import { SECRET_LENGTH } from '../setting-rules';
import { newFile } from './new-file';
import { privateFolder } from './private-folder';

/** The signing keys: those of PORTAL_SECRET, or one that is made once and kept in the data folder. */
export async function signingSecrets({
  secrets,
  dataDir,
}: Config): Promise<Pick<AppContext, 'secret' | 'olderSecrets'>> {
  const [secret = await keptSecret(dataDir, 'secret'), ...olderSecrets] = secrets ?? [];
  return { secret, olderSecrets };
}

/** A secret that is made once and kept, readable by its owner, in a file of the data folder. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await privateFolder(dataDir);
  // Of two processes that start at once, one makes it; both read what stands there.
  if (!existsSync(file)) await newFile(file, randomBytes(48).toString('base64url'));
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < SECRET_LENGTH)
    throw new Error(`The key in ${file} is damaged. Delete the file to make a new one.`);
  return kept;
}
