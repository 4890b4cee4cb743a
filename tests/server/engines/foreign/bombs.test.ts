import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ReadingProcess } from '../../../../server/engines/foreign/reading-process';
import { Budget } from '../../../../server/engines/foreign/table/budget';
import type { TableRead } from '../../../../server/engines/foreign/table/read';
import { inFolder } from '../../../support/programs';
import { endlessTexts, longThings, manyThings, workbook } from '../../../support/workbooks';

const MB = 2 ** 20;
/** Bytes that the process may take: it has some hundred million before it reads anything. */
const MOST_MEMORY = 300 * MB;

/** One that reads them all, as long as it lives. */
let reading: ReadingProcess | undefined;
const end = () => reading?.kill();
afterAll(end);

const outcomeOf = (process: ReadingProcess, bytes: Buffer) =>
  inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const form = bytes.subarray(0, 2).toString() === 'PK' ? ('workbook' as const) : ('csv' as const);
    return process.run({ reader: 'table', input: { path, form, into: join(folder, 'lines') } });
  });

/** What a reading cost that has ended by itself. */
async function costOf(bytes: Buffer): Promise<TableRead> {
  if (!reading?.alive) reading = await ReadingProcess.start();
  const outcome = await outcomeOf(reading, bytes);
  if (outcome === null || !('result' in outcome)) throw new Error(`It has died: ${JSON.stringify(outcome)}`);
  expect(outcome.peak).toBeLessThan(MOST_MEMORY);
  return outcome.result as TableRead;
}

describe('of a small file', { timeout: 120_000 }, () => {
  test.each(Object.entries(longThings))('%s cannot be read, which is seen at once', async (_what, bytes) => {
    const { problem, unpacked, read } = await costOf(await bytes());
    expect(problem).toMatch(/Unreadable|Error/);
    expect(Math.max(unpacked, read)).toBeLessThan(MB);
  });

  test.each(Object.entries(endlessTexts))('%s are read as one line that goes on', async (_what, bytes) => {
    const { problem, read } = await costOf(await bytes());
    expect([problem, read < 100]).toEqual([null, true]);
  });

  test.each(Object.entries(manyThings))(
    '%s cannot be read, and cost what it may cost',
    async (_what, bytes) => {
      const file = await bytes();
      const { problem, unpacked, read } = await costOf(file);
      expect(problem).toContain('Unreadable');
      expect(Math.max(unpacked, read)).toBeLessThan(new Budget(file.length).most + MB);
      // What the file has, unpacked, is more than that.
      expect(file.length).toBeLessThan(MB / 2);
    },
  );
});

test('a reader has a peak of its own, however large the process that has started it', {
  timeout: 120_000,
}, async () => {
  const ballast = Buffer.alloc(MOST_MEMORY, 1);
  const small = await ReadingProcess.start();
  const outcome = await outcomeOf(small, Buffer.from('a;b\n1;2\n'));
  small.kill();
  expect(ballast.at(-1)).toBe(1);
  expect(outcome?.peak).toBeLessThan(MOST_MEMORY);
});

test('a reader that takes more memory than it may dies alone', { timeout: 120_000 }, async () => {
  const texts = Array.from({ length: 400_000 }, (_, index) => `<si><t>a text of its own ${index}</t></si>`);
  const small = await ReadingProcess.start(16);
  expect(await outcomeOf(small, await workbook('<row/>', texts.join('')))).toBeNull();
});
