import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded } from '../../../server/db/open';
import { freshDatabase } from '../../support/databases';

/** Where processes that are killed keep their data: a folder, or a database of the cluster. */
export interface Place {
  environment: Record<string, string>;
  /** For a look while no process of an embedded database runs. */
  open: () => Promise<Database>;
  drop: () => Promise<void>;
}

export async function newPlace(): Promise<Place> {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'cofre-kill-'));
  const { url } = fresh;
  if (url === null) await fresh.close();
  const drop = async () => {
    if (url !== null) await fresh.close();
    rmSync(folder, { recursive: true, force: true });
  };
  if (url === null) {
    return { environment: { PORTAL_DATA_DIR: folder }, open: () => openEmbedded({ folder }), drop };
  }
  // Whoever looks does not close what the next round needs.
  const open = async () => ({ ...fresh, close: async () => {} });
  return { environment: { DATABASE_URL: url, PORTAL_DATA_DIR: folder }, open, drop };
}

/** How often processes are killed: a few times in CI. */
export const ROUNDS = process.env.PORTAL_TEST_FULL === undefined ? 3 : 20;
export const PATIENCE = 60_000 + ROUNDS * 40_000;
