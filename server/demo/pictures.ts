import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordChanges } from '../platform/audit/record';
import type { Db } from '../platform/db/connections';
import { demoActor } from './actor';
import { Chance } from './chance';

/** In the project; in the built server beside its entry, or beside its chunks' folder (vite.server.config.ts). */
const folders = ['public', '.', '..'].map((step) => join(import.meta.dirname, step, 'pictures'));

/**
 * The name under which a picture of the demo is stored. It follows the seed, so that a demo can be repeated;
 * nothing is lost by that, as everybody may see these pictures.
 * @param picture its name in the project, without ending
 */
export function pictureFile(seed: number, picture: string): string {
  const chance = new Chance(seed, 'picture', picture);
  const words = Array.from({ length: 4 }, () =>
    chance
      .whole(0, 2 ** 32 - 1)
      .toString(16)
      .padStart(8, '0'),
  );
  return `${words.join('')}.png`;
}

/** Stores the pictures of the news; server/demo/drawing makes them. */
export async function savePictures(trx: Db, seed: number): Promise<void> {
  const folder = folders.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error(`The pictures of the demo are in none of ${folders.join(', ')}`);
  for (const file of readdirSync(folder).toSorted()) {
    const name = pictureFile(seed, file.replace(/\.png$/, ''));
    const content = readFileSync(join(folder, file));
    await trx.insertInto('stored_file').values({ name, media_type: 'image/png', content }).execute();
    const after = { media_type: 'image/png', bytes: content.length };
    await recordChanges(trx, demoActor, [{ action: 'create', entity: 'stored_file', key: name, after }]);
  }
}
