import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/connections';

const two = (number: number) => String(number).padStart(2, '0');

/** The picture of an item of `addNews`; the odd ones have none. */
export const pictureOf = (number: number) => `${two(number).repeat(16)}.png`;

/** How many of them are active: the highlights and two pages of home. */
const ACTIVE_NEWS = 14;

/**
 * News 1 to 14, of 1 to 14 November 2026, "Notícia 01" and so on, changed a month later; the even ones have a picture.
 * Number 15 is the newest and inactive.
 */
export async function addNews(db: Db): Promise<void> {
  const items = Array.from({ length: ACTIVE_NEWS + 1 }, (_, index) => ({
    id: index + 1,
    title: `Notícia ${two(index + 1)}`,
    text: `Primeira linha da notícia ${index + 1}.\n\nSegunda linha.`,
    image: index % 2 === 1 ? pictureOf(index + 1) : null,
    active: index < ACTIVE_NEWS,
    opened_at: new Date(Date.UTC(2026, 10, index + 1, 12)),
    modified_at: new Date(Date.UTC(2026, 11, index + 1, 12)),
  }));
  await db
    .insertInto('stored_file')
    .values(
      items.flatMap(({ image }) =>
        image === null ? [] : [{ name: image, media_type: 'image/png', content: Buffer.from('picture') }],
      ),
    )
    .execute();
  await db.insertInto('news').values(items).execute();
  await sql`select setval(pg_get_serial_sequence('news', 'id'), ${items.length})`.execute(db);
}
