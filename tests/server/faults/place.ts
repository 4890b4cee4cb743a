import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openEmbedded } from '../../../server/platform/db/open';
import { freshDatabase, migratedFolder } from '../../support/databases';

/** Where processes that are killed keep their data: a folder, or a database of the cluster. */
export interface Place {
  environment: Record<string, string>;
  /** For queries while no process of an embedded database runs. */
  open: () => Promise<Database>;
  drop: () => Promise<void>;
}

export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-kill-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (inject('databaseKind') === 'embedded') {
    await migratedFolder(folder);
    const drop = async () => remove();
    return { environment: { PORTAL_DATA_DIR: folder }, open: () => openEmbedded({ folder }), drop };
  }
  const fresh = await freshDatabase();
  const drop = async () => {
    await fresh.close();
    remove();
  };
  // The query does not close what the next round needs.
  const open = async () => ({ ...fresh, close: async () => {} });
  return { environment: { DATABASE_URL: fresh.url ?? '', PORTAL_DATA_DIR: folder }, open, drop };
}

/** How often processes are killed: a few times in CI. */
export const ROUNDS = process.env.PORTAL_TEST_FULL === undefined ? 2 : 20;
export const TIMEOUTS = 60_000 + ROUNDS * 40_000;
