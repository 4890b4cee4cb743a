import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { isUnexpected } from '../../scripts/expected-writes.mjs';
import ProgressReporter, { LONGEST_MS } from '../../scripts/progress-reporter.mjs';

const fileOf = (relativeModuleId: string, tests: readonly object[] = []) =>
  ({
    relativeModuleId,
    project: { name: 'console' },
    children: { allTests: () => tests },
    errors: () => [],
  }) as unknown as TestModule;

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The faults that were kept for whoever counts the tests. */
const kept = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('a file that hangs is named and ends the run; those that took long and ended do not', () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const end = vi.fn();
  const faults = join(folder, 'hung');
  const reporter = new ProgressReporter({ end, faults });
  reporter.onTestRunStart(Array.from({ length: 40 }));
  const [long, busy] = [fileOf('tests/long.test.ts'), fileOf('tests/busy.test.ts')];
  reporter.onTestModuleStart(long);
  vi.advanceTimersByTime(LONGEST_MS - 1000);
  reporter.onTestModuleStart(busy);
  reporter.onTestModuleEnd(long);
  vi.advanceTimersByTime(LONGEST_MS);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith('FAILED tests/busy.test.ts (console): has hung');
  expect(kept(faults)).toContainEqual({ title: 'tests/busy.test.ts (console)', why: 'has hung' });
});

test('what a passed test writes fails the run, with its words; of a failed one they are told with the failure', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const before = process.exitCode;
  const faults = join(folder, 'loud');
  const reporter = new ProgressReporter({ end: () => {}, faults });
  const ended = (id: string, state: 'passed' | 'failed') =>
    fileOf(`tests/${id}.test.ts`, [{ id, fullName: id, result: () => ({ state, errors: [] }) }]);
  reporter.onTestRunStart(Array.from({ length: 40 }));
  reporter.onUserConsoleLog({ content: 'a failure of it\n', taskId: 'red' });
  reporter.onTestModuleEnd(ended('red', 'failed'));
  reporter.onTestModuleEnd(ended('silent', 'passed'));
  expect(process.exitCode).toBe(before);
  reporter.onUserConsoleLog({ content: 'a warning\n', taskId: 'loud' });
  reporter.onTestModuleEnd(ended('loud', 'passed'));
  const failed = process.exitCode;
  process.exitCode = before;
  expect(failed).toBe(1);
  expect(said).toHaveBeenCalledWith('NOBODY EXPECTED tests/loud.test.ts: loud\na warning');
  expect(said).toHaveBeenCalledWith('a failure of it');
  reporter.onTestRunEnd([], [{ message: 'late' }]);
  expect(kept(faults)).toEqual([
    { title: 'tests/loud.test.ts: loud', why: 'nobody expected a warning' },
    { title: 'nobody caught', why: 'late' },
  ]);
});

test.each([
  ['PortalError: Not found.\n    at rethrowForDisplay', false],
  [
    '\u001b[31mMUI X Charts: ChartsContainer does not have `width` prop, and its container has no `width` defined. x',
    false,
  ],
  ['Warning: Each child in a list should have a unique "key" prop.', true],
  ['A page says PortalError: x', true],
])('%j is unexpected: %s', (text, unexpected) => expect(isUnexpected(text)).toBe(unexpected));
