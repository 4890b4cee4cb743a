import { expect, test } from 'vitest';
import { browserTallyOf, strict, tallyOf, withSecondTry } from '../../scripts/test-runners.mjs';

const file = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name: `/tests/${name}`,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  message: 'SyntaxError: no such thing\n  at line 1',
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
    fullName,
    status: outcome,
    ...(outcome === 'failed' && {
      failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n\n- 2\n+ 1\n    at line 7'],
    }),
  })),
});

const key = { title: 'key.test.ts: turns', why: 'AssertionError: 1 is not 2\n- 2\n+ 1' };

test('what failed is named with what it said', () => {
  const results = [file('key.test.ts', { turns: 'failed', fits: 'passed', waits: 'pending', later: 'todo' })];
  expect(tallyOf({ ok: false, results }, [])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [key],
    unsteady: [],
  });
});

test('what passes in the second try counts as passed and is named, what fails twice fails', () => {
  const first = [
    file('key.test.ts', { turns: 'failed', fits: 'failed' }),
    file('door.test.ts', { opens: 'passed' }),
  ];
  const second = [file('key.test.ts', { turns: 'passed', fits: 'failed' })];
  const results = withSecondTry(first, second);
  expect(results.map(({ name }) => name)).toEqual(['/tests/door.test.ts', '/tests/key.test.ts']);
  expect(tallyOf({ ok: false, results }, [key, { ...key, title: 'key.test.ts: fits' }])).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ title: 'key.test.ts: fits' }],
    unsteady: [key],
  });
});

test('a file that does not load, and a runner that is not content, fail', () => {
  expect(tallyOf({ ok: false, results: [file('key.test.ts', {}, 'failed')] }, [])).toMatchObject({
    failed: 1,
    failures: [{ title: 'key.test.ts', why: 'SyntaxError: no such thing' }],
  });
  const results = [file('key.test.ts', { turns: 'passed' })];
  expect(tallyOf({ ok: false, results }, [])).toMatchObject({ passed: 1, failed: 1 });
  const faults = [{ title: 'key.test.ts: turns', why: 'nobody expected a warning' }];
  expect(tallyOf({ ok: false, results, faults }, [])).toMatchObject({
    passed: 1,
    failed: 1,
    failures: faults,
  });
});

test('the browser tests that passed in the second try only are named', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'e2e/door.spec.ts',
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }, {}] }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [
        {
          specs: [
            spec('closes', 'flaky', 'Error: late\n    at 3'),
            spec('rings', 'unexpected', 'Error: never'),
          ],
        },
      ],
    },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 0 };
  expect(browserTallyOf(false, { stats, suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [{ title: 'door.spec.ts: rings', why: 'Error: never' }],
    unsteady: [{ title: 'door.spec.ts: closes', why: 'Error: late' }],
  });
});

test('in CI what passed in the second try only has failed', () => {
  const unsteady = [key, { ...key, title: 'key.test.ts: fits' }];
  const tally = { passed: 7, failed: 1, skipped: 3, failures: [key], unsteady };
  expect(strict(tally)).toEqual({ ...tally, passed: 5, failed: 3 });
  expect(strict({ ...tally, unsteady: [] })).toEqual({ ...tally, unsteady: [] });
});
