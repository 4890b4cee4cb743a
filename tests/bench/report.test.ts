import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Figure, isMet, printed } from '../../bench/support/report';
import { testRuns } from '../../scripts/test-reports.mjs';

const figure = (changes: Partial<Figure>): Figure => ({
  part: 'list',
  what: 'by name',
  unit: 'calls/s',
  measured: 40,
  limit: 100,
  target: { atLeast: 0.4 },
  ...changes,
});

describe('the report of the bench', () => {
  test('a target is kept to its edge, and what has none is never missed', () => {
    expect(isMet(figure({ measured: 40 }))).toBe(true);
    expect(isMet(figure({ measured: 39.9 }))).toBe(false);
    expect(isMet(figure({ measured: 200, target: { atMost: 2 } }))).toBe(true);
    expect(isMet(figure({ measured: 201, target: { atMost: 2 } }))).toBe(false);
    expect(isMet(figure({ measured: 0, target: null }))).toBe(true);
  });

  test('every figure stands in a line beside its limit, ratio and target', () => {
    const text = printed([
      figure({ measured: 41.26, details: { 'p99 ms': 3.456 } }),
      figure({ part: 'csv', measured: 1234.5, limit: 4938, unit: 'rows/s' }),
    ]);
    expect(text.split('\n')).toEqual([
      'part  what     Cofre         limit        ratio  target',
      'list  by name  41.3 calls/s  100 calls/s  0.41   at least 0.4  met     p99 ms 3.46',
      'csv   by name  1235 rows/s   4938 rows/s  0.25   at least 0.4  MISSED',
    ]);
  });

  test('it is not taken for a report of tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cofre-reports-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'bench.json'), '{"figures":[]}');
    writeFileSync(join(folder, 'vitest.json'), '{"testResults":[]}');
    expect(testRuns(folder)).toEqual([]);
  });
});
