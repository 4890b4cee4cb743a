import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressLine } from '../../../../server/ingest/load/progress-line';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Twelve seconds of work, with ten updates a second. */
function output(isTTY: boolean): string[] {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  const progress = progressLine(stream);
  for (let step = 1; step <= 120; step += 1) {
    vi.advanceTimersByTime(100);
    progress.show({ file: 'transactions.csv', rows: step * 1000, part: step / 200 });
  }
  progress.clear();
  return written;
}

test('a log gets a line every five seconds', () => {
  expect(output(false)).toEqual([
    'transactions.csv: 50,000 rows, 25 %\n',
    'transactions.csv: 100,000 rows, 50 %\n',
  ]);
});

test('a terminal has one line that is rewritten and removed at the end', () => {
  const written = output(true);
  expect(written[0]).toBe('\r\u001B[Ktransactions.csv: 2,000 rows, 1 %');
  expect(written).toHaveLength(61);
  expect(written.at(-1)).toBe('\r\u001B[K');
  expect(written.join('')).not.toContain('\n');
});
