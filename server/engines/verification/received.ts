import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_NUMBER, readFileNumber } from '../../../contract/file-number';
import { VERIFIED_BYTES } from '../../../contract/verification';
import { removeTemporary, temporaryFolder } from '../../platform/disk/temporary';
import { HttpError } from '../../platform/errors/http-error';
import { takenWhole } from '../../platform/http/taken-whole';
import type { ReadFor } from '../foreign/foreign-reader';
import type { ExactLine } from '../foreign/table/line';
import { type ForeignTable, readForeignTable } from '../foreign/tables';
import { Digests } from './prefixes';

/** What a file begins with, in the forms that are told apart by it. */
const forms = [
  ['pdf', Buffer.from('%PDF-')],
  ['zip', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
  ['xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
] as const;

/** A file that was sent, on the disk until `discard`. */
export interface Received {
  form: 'pdf' | 'zip' | 'xls' | 'text';
  bytes: number;
  digest: Buffer;
  prefixes: readonly Buffer[];
  /** What stands in its bytes, if anything does; of what is packed nothing is seen here. */
  number: string | null;
  /** Whether its end is there, as far as that can be seen in its bytes. */
  ended: boolean;
  /**
   * The lines of its table, where it is a workbook or a text. However often it is called, the file is read once.
   * @throws Unreadable
   */
  lines(): AsyncGenerator<ExactLine>;
  discard(): Promise<void>;
}

/** In one byte a sign or, in old workbooks, in two. */
const SOMEWHERE = new RegExp(
  FILE_NUMBER.source
    .replaceAll(/\[[^\]]+\]|[CF-]/g, (sign) => `${sign}\0?`)
    .replaceAll(/(\[[^\]]+\]\0\?)\{5\}/g, '(?:$1){5}'),
  'g',
);
/** Signs that a number takes at most in the bytes of a file. */
const LONGEST = 32;

/**
 * Puts what is sent on the disk piece by piece and takes its digests on the way.
 * @throws HttpError 413 where it is larger than it may be
 */
export async function receive(sent: Readable, readFor: ReadFor): Promise<Received> {
  const folder = await temporaryFolder();
  const discard = () => removeTemporary(folder);
  const path = join(folder, 'file');
  const digests = new Digests();
  let number: string | null = null;
  let tail = '';
  let head = Buffer.alloc(0);
  try {
    await pipeline(
      takenWhole(sent),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          digests.add(piece);
          if (digests.bytes > VERIFIED_BYTES) throw new HttpError(413, 'errors.tooLarge');
          if (head.length < 8) head = Buffer.concat([head, piece.subarray(0, 8)]);
          const text = tail + piece.toString('latin1');
          for (const [match] of text.matchAll(SOMEWHERE)) {
            number = readFileNumber(match.replaceAll('\0', '')) ?? number;
          }
          tail = text.slice(-LONGEST);
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    await discard();
    throw error;
  }
  const form = forms.find(([, begin]) => head.subarray(0, begin.length).equals(begin))?.[0] ?? 'text';
  const { bytes, prefixes } = digests;
  // The facts of a CSV file are its last lines.
  const ended = form === 'pdf' ? tail.includes('%%EOF') : form === 'text' && number !== null;
  let table: Promise<ForeignTable<ExactLine>> | undefined;
  async function* lines() {
    table ??= readForeignTable({ path, form: form === 'zip' ? 'workbook' : 'csv', exact: true }, readFor);
    yield* (await table).lines();
  }
  return { form, bytes, digest: digests.digest(), prefixes, number, ended, lines, discard };
}
