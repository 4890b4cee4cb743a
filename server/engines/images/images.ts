import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../platform/config';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Database } from '../../platform/db/open';
import type { KeptFile } from '../../platform/http/kept-file';
import { purge } from '../../platform/retention/purge';
import { daysBefore } from '../../platform/time/clocks';
import type { Picture, Rendition } from '../foreign/picture/decode';
import { imageSettings } from './settings';
import { databaseStore, type ImageStore, type Place, s3Store } from './store';

/** The use of a picture. Pictures of news may be read by everybody (API-10); others are served by their own area. */
type ImageUse = 'news' | 'workOrder';

/** The names that there are: random, and nothing that leads anywhere else. */
const NAME = /^[0-9a-f]{32}\.(png|jpg)$/;
/** The size of one piece: for a reader on a slow line no more than this is held in memory. */
const PIECE = 256 * 1024;
/** The days after which a picture that nothing shows is deleted. */
const ORPHAN_DAYS = 1;

const nameOf = ({ type }: Rendition) =>
  `${randomBytes(16).toString('hex')}.${type === 'image/png' ? 'png' : 'jpg'}`;

/** Deletes pictures of a use that nothing shows. @param isShown a condition on the row `file` */
export async function purgePictures(
  context: AppContext,
  use: ImageUse,
  isShown: RawBuilder<boolean>,
): Promise<void> {
  const images = new Images(context.database, context.config);
  await purge(context, 'stored_file', async (note) => {
    for (let deleted = -1; deleted !== 0; ) {
      deleted = await images.purgeOrphans(use, context.now(), isShown);
      note(deleted);
    }
  });
}

/** The pictures of a portal: a row each in `stored_file`, their bytes in the storage that the deployment has. */
export class Images {
  readonly #db: Db;
  readonly #stores: Readonly<Record<Place, ImageStore | null>>;
  readonly #place: Place;

  constructor({ db }: Pick<Database, 'db'>, config: Pick<Config, 'of'>) {
    const bucket = config.of(imageSettings);
    this.#db = db;
    this.#stores = { database: databaseStore(db), s3: bucket === null ? null : s3Store(bucket) };
    this.#place = bucket === null ? 'database' : 's3';
  }

  /**
   * Keeps the renditions of a picture, the largest first. Rows come before bytes, so that no byte lies anywhere that
   * nobody knows of; nothing refers to the picture before this has ended.
   * @returns the name of the largest; the next one is found by it (`cardOf`)
   * @throws HttpError 503 where the storage is lost, slow or full; nothing is kept then
   */
  async keep({ renditions }: Pick<Picture, 'renditions'>, use: ImageUse): Promise<string> {
    const named = renditions.map((rendition) => ({ ...rendition, name: nameOf(rendition) }));
    const rows = named.map(({ name, type, content }, index) => ({
      name,
      media_type: type,
      content: null,
      bytes: content.length,
      card: named[index + 1]?.name ?? null,
      place: this.#place,
      use,
    }));
    // The smaller first: the larger one refers to it.
    await this.#db.insertInto('stored_file').values(rows.toReversed()).execute();
    const store = this.#storeOf(this.#place);
    try {
      for (const { name, content, type } of named) await store.put(name, content, type);
    } catch (error) {
      await this.#forget(named.map(({ name }) => name)).catch(() => {}); // the tidying finds them
      throw error;
    }
    return named[0]?.name ?? '';
  }

  /**
   * A picture that may be read by whoever asks for its use.
   * @param card the rendition for cards where there is one
   * @returns `null` where there is none of that name and use; its bytes are read when somebody takes them
   */
  async read(name: string, use: ImageUse, card = false): Promise<KeptFile | null> {
    if (!NAME.test(name)) return null;
    const found = await this.#db
      .selectFrom('stored_file as requested')
      .innerJoin('stored_file as file', (join) =>
        join.on(
          'file.name',
          '=',
          card ? sql`coalesce(requested.card, requested.name)` : sql.ref('requested.name'),
        ),
      )
      .where('requested.name', '=', name)
      .where('requested.use', '=', use)
      .select(['file.name', 'file.media_type', 'file.place'])
      .select(sql<number | null>`coalesce(file.bytes, octet_length(file.content))`.as('bytes'))
      .executeTakeFirst();
    if (found?.bytes == null) return null;
    const { bytes, place } = found;
    return {
      tag: found.name,
      mediaType: found.media_type,
      bytes,
      pieces: () => (place === 'database' ? this.#rows(found.name, bytes) : this.#whole(found.name, place)),
    };
  }

  /**
   * Deletes pictures that nothing shows, a day after they were uploaded: of forms that were left, of items that
   * changed.
   * @param isShown a condition on the row `file`
   * @returns the number of rows that were deleted; more may be left for the next time
   */
  async purgeOrphans(use: ImageUse, now: Date, isShown: RawBuilder<boolean>): Promise<number> {
    const orphans = await this.#db
      .selectFrom('stored_file as file')
      .where('use', '=', use)
      .where('created_at', '<', daysBefore(now, ORPHAN_DAYS))
      .where(sql<boolean>`not ${isShown}`)
      .where(sql<boolean>`not exists (select from stored_file larger where larger.card = file.name)`)
      .select(['name', 'card'])
      .limit(100)
      .execute();
    const pictures = orphans.map(({ name, card }) => (card === null ? [name] : [name, card]));
    for (const names of pictures) await this.#forget(names);
    return pictures.flat().length;
  }

  async #forget(names: readonly string[]): Promise<void> {
    const rows = await this.#db
      .selectFrom('stored_file')
      .where('name', 'in', names)
      .select(['name', 'place'])
      .execute();
    // The bytes are deleted before their row, so that an interrupted deletion is done again.
    for (const { name, place } of rows) await this.#storeOf(place).delete(name);
    await this.#db.deleteFrom('stored_file').where('name', 'in', names).execute();
  }

  #storeOf(place: Place): ImageStore {
    const store = this.#stores[place];
    if (store === null)
      throw new Error('Pictures lie in an S3 storage, and PORTAL_S3_URL does not say where');
    return store;
  }

  async *#whole(name: string, place: Place): AsyncGenerator<Uint8Array> {
    const content = await this.#storeOf(place).get(name);
    if (content === null) throw new Error(`The storage has lost ${name}`);
    yield content;
  }

  async *#rows(name: string, bytes: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes; at += PIECE) {
      const { piece } = await this.#db
        .selectFrom('stored_file')
        .where('name', '=', name)
        .select(sql<Buffer>`substring(content from ${at + 1}::int for ${PIECE}::int)`.as('piece'))
        .executeTakeFirstOrThrow();
      yield piece;
    }
  }
}
