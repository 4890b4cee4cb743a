import { expect, test } from 'vitest';
import { concerned } from '../../scripts/concerned.mjs';

const TESTS = [
  'tests/console/areas/banks/edit.test.tsx',
  'tests/console/areas/users/list.test.tsx',
  'tests/console/kit/list/pager.test.tsx',
  'tests/console/kit/paths.test.ts',
  'tests/contract/banks.test.ts',
  'tests/contract/bank-like.test.ts',
  'tests/e2e/banks.spec.ts',
  'tests/e2e/users.spec.ts',
  'tests/server/areas/banks/list.test.ts',
  'tests/server/engines/exports/download.test.ts',
  'packages/table-files/tests/csv.test.ts',
];

test.each([
  [
    'of an area, those of its noun in every tree',
    'src/areas/banks/BankList.tsx',
    [
      'tests/console/areas/banks/edit.test.tsx',
      'tests/contract/banks.test.ts',
      'tests/e2e/banks.spec.ts',
      'tests/server/areas/banks/list.test.ts',
    ],
  ],
  ['of a room, those of its folder', 'src/kit/list/Pager.tsx', ['tests/console/kit/list/pager.test.tsx']],
  [
    'of a folder without tests, those around it',
    'src/kit/secret/Shown.tsx',
    ['tests/console/kit/list/pager.test.tsx', 'tests/console/kit/paths.test.ts'],
  ],
  ['of an engine', 'server/engines/exports/tickets.ts', ['tests/server/engines/exports/download.test.ts']],
  ['of a package', 'packages/table-files/src/csv.ts', ['packages/table-files/tests/csv.test.ts']],
  ['of a test, itself', 'tests/e2e/users.spec.ts', ['tests/e2e/users.spec.ts']],
  ['of what has none', 'docs/architecture.md', []],
])('the tests of a change are %s', (_what, file, expected) => {
  const { vitest, browser } = concerned([file], TESTS);
  expect([...vitest, ...browser].toSorted()).toEqual(expected.toSorted());
});
