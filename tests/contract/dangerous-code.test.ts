import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* Some code is dangerous wherever it stands; none of it is delivered. */

const FOLDERS = ['contract', 'i18n', 'packages/bank-files/src', 'packages/table-files/src', 'server', 'src'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|m?js|cjs)$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/')),
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The files in which this stands, below a folder. */
const having = (what: RegExp, below = '') =>
  sources.filter(({ file, text }) => file.startsWith(below) && what.test(text)).map(({ file }) => file);

test('every file is looked at', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(having(/createHash\('sha256'\)/).length).toBeGreaterThan(5);
});

test('no text is run as a program', () => {
  expect(having(/\beval\(|\bnew Function\b|\bsetTimeout\(\s*['"`]|from 'node:vm'/)).toEqual([]);
});

test('no command of the system is put together, and no shell reads one', () => {
  expect(having(/\bexec(File)?Sync\b|\bexecFile\b|\bshell: true/)).toEqual([]);
  // A process of our own, of which nothing that somebody sends is an argument.
  expect(having(/from 'node:child_process'/)).toEqual(['server/engines/foreign/reading-process.ts']);
});

test('nothing is put into a page as HTML but the frame, whose words are texts of the product', () => {
  expect(having(/innerHTML|outerHTML|insertAdjacentHTML|document\.write\b|dangerouslySetInnerHTML/)).toEqual([
    'src/first-sight/frame-words.ts',
    'src/shell/states/FramePlaceholder.tsx',
  ]);
});

test('no page listens to messages of other windows', () => {
  expect(having(/\bwindow\.(addEventListener\('message'|onmessage|opener\b)/)).toEqual([]);
});

test('what nobody may guess comes from the system, and no digest is one that is broken', () => {
  expect(having(/\bMath\.random\b/).sort()).toEqual([
    // Pauses, that not all try again at the same moment.
    'server/platform/db/migrate/patience.ts',
    'server/platform/db/retry.ts',
    'src/shell/notifications/freshness.ts',
  ]);
  expect(having(/create(Hash|Hmac)\(\s*'(?!sha256')/)).toEqual([]);
  expect(having(/create(De|C)ipheriv\(\s*'/)).toEqual([]);
  expect(having(/createCipheriv\(CIPHER/)).toEqual(['server/platform/credentials/sealed.ts']);
  expect(having(/const CIPHER = 'aes-256-gcm'/)).toEqual(['server/platform/credentials/sealed.ts']);
});

test('certificates of others are always checked', () => {
  expect(having(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
