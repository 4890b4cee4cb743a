import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { holdsKey } from '../../../../server/platform/principal/bearer-key';
import { FEED_KEY_FILE, feedKeys } from '../../../../server/platform/principal/gateway-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keysOf = (variables: Record<string, string> = {}) =>
  feedKeys(readConfig({ PORTAL_DATA_DIR: folder, ...variables }));
const [old, young] = ['Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU', 'u0ObW6iVxKz4NtQm7EyC3rLp1ShGd9Fj'] as const;

test('a key is created once, and only its owner can read it', async () => {
  const [key = ''] = await keysOf();
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(await keysOf()).toEqual([key]);
  expect(statSync(join(folder, FEED_KEY_FILE)).mode & 0o777).toBe(0o600);
});

test('in production the feed is closed until a key is set', async () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: 'Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU' };
  expect(await keysOf(production)).toEqual([]);
  expect(holdsKey('', [])).toBe(false);
  expect(await keysOf({ ...production, PORTAL_FEED_KEY: old })).toEqual([old]);
});

test('several keys are valid, so that one can be replaced', async () => {
  const keys = await keysOf({ PORTAL_FEED_KEY: `${old}, ${young}` });
  expect(keys).toEqual([old, young]);
  expect([`Bearer ${old}`, `bearer ${young}`, young].map((header) => holdsKey(header, keys))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', 'Bearer ', `${old}${young}`, old.slice(1)].some((header) => holdsKey(header, keys))).toBe(
    false,
  );
});
