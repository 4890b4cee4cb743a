import { expect, test } from 'vitest';
import {
  auditProblems,
  importsIn,
  licenceProblems,
  scriptProblems,
  sourceProblems,
  unusedProblems,
} from '../../scripts/check-dependencies.mjs';

const INTEGRITY = 'sha512-AAAA';

test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT OR GPL-3.0-only', 'MIT AND ISC'])(
  'the licence %s is taken',
  (license) => {
    expect(licenceProblems({ 'node_modules/a': { license } })).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'Commercial'])(
  'the licence %s is refused',
  (license) => {
    expect(licenceProblems({ 'node_modules/a': { license } })).toEqual([
      `node_modules/a: licence ${license}`,
    ]);
  },
);

test.each([
  'CC-BY-NC-4.0',
  'PolyForm-Noncommercial-1.0.0',
  'BUSL-1.1',
  'Elastic-2.0',
  'SSPL-1.0',
  'MIT AND CC-BY-NC-SA-4.0',
])('a licence that forbids selling is refused, of what we develop with too: %s', (license) => {
  const packages = { 'node_modules/a': { license }, 'node_modules/b': { license, dev: true } };
  expect(licenceProblems(packages)).toHaveLength(2);
});

test('a package that names no licence is refused unless its file was read; the project itself is not asked', () => {
  const packages = { '': { license: 'UNLICENSED' }, 'node_modules/a': {}, 'node_modules/png-js': {} };
  expect(licenceProblems(packages)).toEqual(['node_modules/a: licence none']);
  const license = 'Apache-2.0 AND LGPL-3.0-or-later';
  expect(licenceProblems({ 'node_modules/@img/sharp-win32-x64': { license } })).toEqual([]);
  expect(licenceProblems({ 'node_modules/a': { license } })).toHaveLength(1);
});

test('a package comes from a registry, with its sum', () => {
  const integrity = INTEGRITY;
  expect(
    sourceProblems({
      '': {},
      'node_modules/a': { integrity },
      'node_modules/b': { integrity, resolved: 'https://registry.example/b/-/b-1.0.0.tgz' },
    }),
  ).toEqual([]);
});

test.each([
  'git+ssh://git@code.example/a.git#1234567',
  'git+https://code.example/a.git#1234567',
  'file:../a',
  'http://registry.example/a/-/a-1.0.0.tgz',
  'https://reader:hunter2@registry.example/a/-/a-1.0.0.tgz',
])('a package from elsewhere is refused: %s', (resolved) => {
  const [problem, ...others] = sourceProblems({ 'node_modules/a': { resolved, integrity: INTEGRITY } });
  expect(problem).toMatch(/^node_modules\/a: /);
  expect(problem).not.toContain('hunter2');
  expect(others).toEqual([]);
});

test('a linked folder, and a package without sum or with a weak one, are refused', () => {
  expect(
    sourceProblems({
      'node_modules/a': { link: true },
      'node_modules/b': {},
      'node_modules/c': { integrity: 'sha1-AAAA' },
    }),
  ).toHaveLength(3);
});

test('a package of our own is linked, is not asked for a licence, and imports what it depends on', () => {
  const packages = {
    '': { dependencies: { own: '*' } },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'packages/own': { license: 'UNLICENSED', dependencies: { used: '1', unused: '1' } },
  };
  expect([...licenceProblems(packages), ...sourceProblems(packages)]).toEqual([]);
  expect(unusedProblems(packages, new Set(['own', 'used']))).toEqual([
    'unused: a dependency that nothing imports',
  ]);
  // A link to anything else is one to a folder that nobody has looked at.
  const elsewhere = { 'node_modules/a': { link: true, resolved: '../a' } };
  const missing = { 'node_modules/a': { link: true, resolved: 'packages/a' } };
  expect([elsewhere, missing].flatMap(sourceProblems)).toHaveLength(2);
});

test('only packages that were looked at run a program when they are installed, wherever they stand', () => {
  const hasInstallScript = true;
  expect(
    scriptProblems({
      'node_modules/esbuild': { hasInstallScript },
      'node_modules/a/node_modules/esbuild': { hasInstallScript },
      'node_modules/@b/esbuild': { hasInstallScript },
      'node_modules/c': {},
    }),
  ).toEqual(['node_modules/@b/esbuild: runs a program when it is installed']);
});

test('imports are found in all of their forms, by the name of their package', () => {
  const text = `
    import pg from 'pg';
    import type { Db } from "kysely/helpers";
    export { Close } from '@mui/icons-material/Close';
    import '@fontsource-variable/inter/wght.css';
    const load = () => import('csv-parse/sync');
    @import "modern-normalize";
    src: url("inter-font/latin.woff2");
    import { fail } from './prepare.mjs';
    import { other } from '../other';
  `;
  expect(importsIn(text)).toEqual([
    'pg',
    'kysely',
    '@mui/icons-material',
    '@fontsource-variable/inter',
    'csv-parse',
    'modern-normalize',
    'inter-font',
  ]);
});

test('a dependency is imported, or what a delivered package asks for beside itself', () => {
  const packages = {
    '': { dependencies: { pg: '1', styled: '1', left: '1', developed: '1' } },
    'node_modules/pg': { peerDependencies: { styled: '*' } },
    'node_modules/vitest': { dev: true, peerDependencies: { developed: '*' } },
  };
  expect(unusedProblems(packages, new Set(['pg']))).toEqual([
    'left: a dependency that nothing imports',
    'developed: a dependency that nothing imports',
  ]);
});

test('grave faults count, lesser ones do not, and no answer is told from a good one', () => {
  const fault = (severity: string) => ({ severity, range: '<2.0.0' });
  expect(
    auditProblems({ vulnerabilities: { a: fault('moderate'), b: fault('high'), c: fault('critical') } }),
  ).toEqual(['b <2.0.0: a known fault, high', 'c <2.0.0: a known fault, critical']);
  expect(auditProblems({ vulnerabilities: {} })).toEqual([]);
  expect(auditProblems({})).toBeNull();
});
