import { sql } from 'kysely';
import type { Db } from '../../platform/db/open';
import type { KeptFile } from '../../platform/http/kept-file';

/** The names that there are: random, and nothing that leads anywhere else. */
const NAME = /^[0-9a-f]{32}\.(png|jpg)$/;
/** A picture may have 5 MB and its reader a slow line: only so much of it is held for each of them. */
const PIECE = 256 * 1024;

/** API-10: a stored picture, `null` where there is none of that name. Its bytes are read when somebody takes them. */
export async function imageOf(db: Db, name: string): Promise<KeptFile | null> {
  if (!NAME.test(name)) return null;
  const found = await db
    .selectFrom('stored_file')
    .where('name', '=', name)
    .select(['media_type', sql<number>`octet_length(content)`.as('bytes')])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { media_type: mediaType, bytes } = found;
  return { tag: name, mediaType, bytes, pieces: () => piecesOf(db, name, bytes) };
}

async function* piecesOf(db: Db, name: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; at += PIECE) {
    const { piece } = await db
      .selectFrom('stored_file')
      .where('name', '=', name)
      .select(sql<Buffer>`substring(content from ${at + 1}::int for ${PIECE}::int)`.as('piece'))
      .executeTakeFirstOrThrow();
    yield piece;
  }
}
