import type { Config } from '../config';
import { keptSecret } from '../disk/secret';

/** The file of the data folder that holds the gateway's key where none is configured. */
export const FEED_KEY_FILE = 'feed-key';

/**
 * The keys that open the feed: those of PORTAL_FEED_KEY, or one that is made once and kept in the data folder. In
 * production a feed that was not configured has none and takes nothing.
 */
export async function feedKeys({ feedKeys: given, production, dataDir }: Config): Promise<readonly string[]> {
  if (given.length > 0) return given;
  return production ? [] : [await keptSecret(dataDir, FEED_KEY_FILE)];
}
