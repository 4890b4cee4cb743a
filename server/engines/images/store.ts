import { sql } from 'kysely';
import { S3mini } from 's3mini';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { S3Settings } from './settings';

/** Where the bytes of pictures lie. Names are random and never used again. */
export interface ImageStore {
  /** @throws HttpError 503 where the storage is lost, slow or full */
  put(name: string, content: Buffer, mediaType: string): Promise<void>;
  /**
   * @returns `null` where it has none of that name
   * @throws HttpError 503 as above
   */
  get(name: string): Promise<Buffer | null>;
  /**
   * Does nothing where the picture does not exist.
   * @throws HttpError 503 as above
   */
  delete(name: string): Promise<void>;
}

/** The two kinds of storage, as `stored_file.place` has them. */
export type Place = 'database' | 's3';

/** A storage that takes longer counts as unavailable, because a person waits for it. */
const S3_MS = 8000;

/** In the row that stands for the picture, which is there before its bytes are. */
export function databaseStore(db: Db): ImageStore {
  const one = (name: string) => db.updateTable('stored_file').where('name', '=', name);
  return {
    put: async (name, content) => void (await one(name).set({ content }).execute()),
    get: async (name) => {
      const found = await db
        .selectFrom('stored_file')
        .where('name', '=', name)
        .select('content')
        .executeTakeFirst();
      return found?.content ?? null;
    },
    // Of a picture from before there were renditions, only its bytes said how many they are.
    delete: async (name) =>
      void (await one(name)
        .set({ content: null, bytes: sql`coalesce(bytes, octet_length(content))` })
        .execute()),
  };
}

/** In a bucket of any storage that speaks S3 (decision 52). */
export function s3Store(settings: S3Settings): ImageStore {
  const s3 = new S3mini({
    endpoint: settings.url,
    region: settings.region,
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    requestAbortTimeout: S3_MS,
  });
  return {
    put: (name, content, mediaType) =>
      reached(async () => void (await s3.putObject(name, content, mediaType))),
    get: (name) =>
      reached(async () => {
        const bytes = await s3.getObjectArrayBuffer(name);
        return bytes === null ? null : Buffer.from(bytes);
      }),
    delete: (name) => reached(async () => void (await s3.deleteObject(name))),
  };
}

/** Turns any failure of a storage into one error with a sentence for people; the log has the cause. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const away = new HttpError(503, 'images.storageAway');
    away.cause = cause;
    throw away;
  }
}
