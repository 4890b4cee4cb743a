import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* What the linter refuses to import where: a copy of its configuration meets one file for each fence. */

const root = join(import.meta.dirname, '..', '..');
/** Some folders and all that are inside of them, however deep. */
const foldersIn = (rooms: string[]): string[] =>
  rooms.flatMap((room) => [
    room,
    ...readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ]);

/** Each folder of an area, however deep, and an area that is another one. */
const fromAreas = ['src/areas', 'server/areas'].flatMap((areas) =>
  foldersIn([areas])
    .filter((folder) => folder !== areas)
    .map((folder): [string, string] => [
      folder,
      `${areas}/${folder.startsWith(`${areas}/banks`) ? 'users' : 'banks'}`,
    ]),
);
const below = (rooms: string[], imported: string): [string, string][] =>
  foldersIn(rooms).map((folder) => [folder, imported]);

/** From a folder, what no file in it may import. */
const refused: [string, string][] = [
  ...fromAreas,
  ...below(['src'], 'server/app'),
  ...below(
    ['src/first-sight', 'src/kit', 'src/portal', 'src/session', 'src/shell', 'src/sign-in'],
    'src/areas',
  ),
  ...below(['server'], 'src/area'),
  ...below(['server/platform', 'server/ingest'], 'server/areas'),
  ...below(['server/platform'], 'server/ingest/feed'),
  ...below(['server/platform', 'server/ingest'], 'server/demo/places'),
  ...below(['contract'], 'src/area'),
  ...below(['contract'], 'server/app'),
  ...['contract/allowed', 'i18n/server', 'server/app', 'src/area'].flatMap((imported) =>
    below(
      ['bank-files', 'table-files'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/tests`]),
      imported,
    ),
  ),
];
const packages = ['react', 'react-admin', 'fastify', 'node:fs', '@mui/material'];

let folder: string;
/** Which files the linter complains about, and by which rule. */
let found: Set<string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-fences-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [index, [from, imported]] of refused.entries()) {
    write(`${from}/fence-${index}.ts`, `export * as neighbour from '${pathTo(from, imported)}';\n`);
  }
  for (const [index, name] of packages.entries()) {
    write(`contract/package-${index}.ts`, `export * as framework from '${name}';\n`);
  }
  write('server/platform/allowed.ts', "export * as neighbour from '../../contract/allowed';\n");
  write('packages/table-files/tests/allowed.ts', "export * as neighbour from '../src/allowed';\n");
  write('contract/allowed.ts', 'export const nothing = 0;\n');
  write('server/a.ts', "import { b } from './b';\nexport const a = () => b;\n");
  write('server/b.ts', "import { a } from './a';\nexport const b = () => a;\n");
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; severity: string; filename: string }[];
  };
  found = new Set(diagnostics.map(({ code, severity, filename }) => `${severity} ${code} ${filename}`));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathTo = (from: string, imported: string): string => {
  const path = relative(from, imported);
  return path.startsWith('.') ? path : `./${path}`;
};
const isRefused = (file: string) => found.has(`error eslint(no-restricted-imports) ${file}`);

test('no room imports what it may not know, from however deep a folder', () => {
  const letIn = refused.filter(([from], index) => !isRefused(`${from}/fence-${index}.ts`));
  expect(letIn).toEqual([]);
});

test('the contract imports no framework and nothing of Node', () => {
  expect(packages.filter((_, index) => !isRefused(`contract/package-${index}.ts`))).toEqual([]);
});

test('what may be imported is no error', () => {
  expect([...found].filter((line) => line.includes('allowed'))).toEqual([]);
});

test('a circle of imports is an error', () => {
  expect([...found].filter((line) => line.startsWith('error import(no-cycle)'))).toHaveLength(2);
});
