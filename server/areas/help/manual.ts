import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManualType, manualFileName } from '../../../contract/help';
import type { Language } from '../../../contract/languages';

/** Where the build puts the manuals: beside the server's entry, or beside its folder of chunks (scripts/build.mjs). */
const folders = ['.', '..'].map((step) => join(import.meta.dirname, step, 'manuals'));

const known = new Map<string, Promise<Uint8Array>>();

/**
 * API-19: returns a manual as PDF. The build creates it; in development and in tests, where nothing is built, it is
 * created by the first request.
 */
export function manual(type: ManualType, language: Language): Promise<Uint8Array> {
  const key = join(language, manualFileName(type));
  let file = known.get(key);
  if (file === undefined) {
    file = read(key).then((built) => built ?? made(type, language));
    known.set(key, file);
    // After a failure the next request attempts it again.
    file.catch(() => known.delete(key));
  }
  return file;
}

async function read(key: string): Promise<Uint8Array | null> {
  for (const folder of folders) {
    try {
      return await readFile(join(folder, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return null;
}

async function made(type: ManualType, language: Language): Promise<Uint8Array> {
  const { makeManual } = await import('./manual/make');
  return makeManual(type, language);
}
