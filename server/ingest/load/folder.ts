import { readdir } from 'node:fs/promises';
import type { NetworkFile } from './file';
import { networkFiles } from './network-files';

/** The folder cannot be loaded at all; the message is shown in the terminal. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface NetworkFolder {
  path: string;
  /** The files to load, in order. */
  files: readonly NetworkFile[];
  /** The files of a network that are missing in the folder. */
  absent: readonly string[];
  /** Its other CSV files, because a name may be misspelt. */
  ignored: readonly string[];
}

/**
 * Lists the files of a folder, before any database is opened.
 * @throws LoadError if there is no such folder, or nothing in it to load
 */
export async function networkFolder(path: string): Promise<NetworkFolder> {
  const found = await csvFiles(path);
  const known = networkFiles.map(({ name }) => name);
  const files = networkFiles.filter(({ name }) => found.includes(name));
  if (files.length === 0) {
    throw new LoadError(`The folder ${path} has none of the files of a network (${known.join(', ')}).`);
  }
  return {
    path,
    files,
    absent: known.filter((name) => !found.includes(name)),
    ignored: found.filter((name) => !known.includes(name)),
  };
}

async function csvFiles(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.csv')).sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new LoadError(`The folder ${path} does not exist.`);
    if (code === 'ENOTDIR') throw new LoadError(`${path} is a file. Name the folder that it is in.`);
    throw new LoadError(`The folder ${path} cannot be read (${code}).`);
  }
}
