import { Readable } from 'node:stream';
import type SftpClient from 'ssh2-sftp-client';
import { SftpProblem, type Target, workProblem } from './session';

interface Files {
  name: string;
  /** Of the file; not asked for where both lie there already. */
  pieces: () => AsyncGenerator<Uint8Array>;
  /** What stands in the file beside it, for programs that take files in. */
  control: object;
}

/** Of the file beside a file, with what it comes to. */
const CONTROL = '.control.json';
const HALF = '.part';

const pathIn = ({ folder }: Pick<Target, 'folder'>, name: string): string =>
  folder === '' ? name : `${folder.replace(/\/+$/, '')}/${name}`;

/**
 * Puts a file and its control totals into a folder: each under another name first, so that nobody takes half of one. A name
 * belongs to one sending for ever, so that totals that are there were put by a try whose end nobody heard of. A file without
 * them is put anew: what its recipient has access to may be something else by now, and the two belong together.
 * @throws SftpProblem, and what making the file has thrown
 */
export async function putFiles(
  sftp: SftpClient,
  target: Pick<Target, 'folder'>,
  { name, pieces, control }: Files,
): Promise<void> {
  const beside = pathIn(target, `${name}${CONTROL}`);
  if (await isThere(sftp, beside)) return;
  await put(sftp, pathIn(target, name), () => pieces());
  await put(sftp, beside, async function* () {
    yield Buffer.from(`${JSON.stringify(control, null, 2)}\n`);
  });
}

/**
 * Puts a file into a folder as it puts those of sendings, and takes it away again: who may look may not write yet.
 * @param name of no other file
 * @throws SftpProblem
 */
export async function tryToPut(
  sftp: SftpClient,
  target: Pick<Target, 'folder'>,
  name: string,
): Promise<void> {
  const path = pathIn(target, name);
  await put(sftp, path, async function* () {
    yield Buffer.from('Cofre\n');
  });
  // Where nobody may delete it stays, and says what it is.
  await sftp.delete(path, true).catch(() => {});
}

async function isThere(sftp: SftpClient, path: string): Promise<boolean> {
  try {
    return (await sftp.exists(path)) !== false;
  } catch (error) {
    throw workProblem(error);
  }
}

async function put(sftp: SftpClient, path: string, pieces: () => AsyncGenerator<Uint8Array>): Promise<void> {
  let ours: unknown;
  let bytes = 0;
  async function* watched() {
    try {
      for await (const piece of pieces()) {
        bytes += piece.byteLength;
        yield piece;
      }
    } catch (error) {
      ours = error;
      throw error;
    }
  }
  const half = `${path}${HALF}`;
  const source = Readable.from(watched());
  try {
    await sftp.put(source, half);
    // Some servers say of a full disk nothing but what is there in the end.
    const { size } = await sftp.stat(half);
    if (size !== bytes) throw new SftpProblem('full');
    // SFTP renames over nothing.
    await sftp.delete(path, true);
    await sftp.rename(half, path);
  } catch (error) {
    if (ours !== undefined) throw ours;
    // What is left of it takes room, which may be what was missing.
    await sftp.delete(half, true).catch(() => {});
    throw workProblem(error);
  } finally {
    // Whatever it is read of is let go.
    source.destroy();
  }
}

/**
 * Looks whether files can be put into the folder.
 * @throws SftpProblem
 */
export async function assertFolder(sftp: SftpClient, { folder }: Pick<Target, 'folder'>): Promise<void> {
  try {
    await sftp.list(folder === '' ? '.' : folder);
  } catch (error) {
    throw workProblem(error);
  }
}
