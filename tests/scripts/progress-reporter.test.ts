import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import ProgressReporter, { LONGEST_MS } from '../../scripts/progress-reporter.mjs';

const fileOf = (relativeModuleId: string) =>
  ({
    relativeModuleId,
    project: { name: 'console' },
    children: { allTests: () => [] },
    errors: () => [],
  }) as unknown as TestModule;

test('a file that hangs is named and ends the run; those that took long and ended do not', () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const end = vi.fn();
  const reporter = new ProgressReporter({ end });
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
});
