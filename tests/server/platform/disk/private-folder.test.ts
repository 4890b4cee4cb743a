import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { operatorSentence } from '../../../../server/operator-sentence';
import { openEmbedded } from '../../../../server/platform/db/open';
import { privateFolder } from '../../../../server/platform/disk/private-folder';
import { signingSecrets } from '../../../../server/platform/disk/secret';
import type { Letter } from '../../../../server/platform/mail/letter';
import { outboxOf, outboxPost } from '../../../../server/platform/mail/outbox';
import { feedKeys } from '../../../../server/platform/principal/gateway-key';

let place: string;
let usual: number;
/** A data folder as a new server leaves it; creating one takes a while. */
let kept: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'cofre-private-'));
  chmodSync(place, 0o755);
  // The most permissive one: everything is allowed that is not restricted explicitly.
  usual = process.umask(0);
  kept = join(place, 'new', 'data');
  await keepAll(kept);
}, 120_000);
afterAll(() => {
  process.umask(usual);
  rmSync(place, { recursive: true, force: true });
});
/** The folder for the files of each test. */
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(place, 'test-')), 'data');
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const letter: Letter = {
  id: 'letter',
  to: { name: 'Ana', address: 'ana@example.com' },
  language: 'co',
  subject: 'A letter',
  text: 'A letter',
  html: '<p>A letter</p>',
  link: 'http://127.0.0.1/',
};

/** Everything that a server without PostgreSQL and mail server keeps in its data folder. */
async function keepAll(dataDir: string): Promise<void> {
  const config = readConfig({ PORTAL_DATA_DIR: dataDir });
  await signingSecrets(config);
  await feedKeys(config);
  const database = await openEmbedded({ folder: dataDir });
  await database.close();
  const post = outboxPost(outboxOf(config), config.mailFrom, async () => {});
  await post.send(letter, new AbortController().signal);
}

test('only its owner can read anything in a new data folder, whatever the umask', () => {
  expect(readdirSync(kept).toSorted()).toEqual(['database', 'feed-key', 'lock', 'outbox', 'secret']);
  expect(modeOf(kept)).toBe('700');
  // Also if the folder itself belongs to somebody else, or its content is copied elsewhere.
  for (const name of readdirSync(kept)) expect(modeOf(join(kept, name)), name).toMatch(/^[67]00$/);
});

test('one that was open to others is closed at the start', async () => {
  cpSync(kept, folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o755 : 0o666);
  }
  chmodSync(folder, 0o755);
  const before = readFileSync(join(folder, 'secret'), 'utf8');
  const database = await openEmbedded({ folder });
  await database.close();
  expect(modeOf(folder)).toBe('700');
  for (const name of readdirSync(folder)) expect(modeOf(join(folder, name)), name).toMatch(/^[67]00$/);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(before);
});

test('a server that stores only its keys there closes the folder as well', async () => {
  mkdirSync(folder, { mode: 0o777 });
  writeFileSync(join(folder, 'feed-key'), 'x'.repeat(40), { mode: 0o644 });
  await signingSecrets(readConfig({ PORTAL_DATA_DIR: folder }));
  expect([modeOf(folder), modeOf(join(folder, 'secret')), modeOf(join(folder, 'feed-key'))]).toEqual([
    '700',
    '600',
    '600',
  ]);
});

test('a data folder where none can be made is refused at once, and the sentence names the variable', async () => {
  const error = await privateFolder('/proc/cofre/data').catch((reason: unknown) => reason);
  expect(operatorSentence(error)).toBe('/proc/cofre cannot be written. Check PORTAL_DATA_DIR.');
  await privateFolder(join(folder, 'deep', 'deeper'));
  expect(modeOf(join(folder, 'deep', 'deeper'))).toBe('700');
});

test('the target of a link in the folder stays as it is', async () => {
  const elsewhere = join(place, 'elsewhere');
  writeFileSync(elsewhere, '', { mode: 0o644 });
  mkdirSync(folder);
  symlinkSync(elsewhere, join(folder, 'link'));
  symlinkSync(join(place, 'nowhere'), join(folder, 'broken'));
  await privateFolder(folder);
  expect(modeOf(elsewhere)).toBe('644');
  expect(existsSync(join(folder, 'link'))).toBe(true);
});
