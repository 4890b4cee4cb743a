import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inFolder, runProgram } from './programs';

/** A word on paper, with its box in points from the upper left corner. */
export interface PrintedWord {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Printed {
  words: PrintedWord[];
  /** Of its pages, in points. */
  width: number;
}

/** Prints a page of the browser on A4, and reads what stands on the paper and where. */
export function printed(page: Page, landscape: boolean): Promise<Printed> {
  return inFolder(async (folder) => {
    const path = join(folder, 'paper.pdf');
    await page.pdf({ path, format: 'A4', landscape });
    const html = await runProgram('pdftotext', ['-bbox', path, '-'], 'poppler-utils');
    const words: PrintedWord[] = [];
    let count = 0;
    let width = 0;
    for (const [, wide, box, text = ''] of html.matchAll(
      /<page width="([\d.]+)"|<word ((?:[xy]M(?:in|ax)="[-\d.]+" ?){4})>(.*?)<\/word>/g,
    )) {
      if (wide !== undefined) {
        count += 1;
        width = Number(wide);
        continue;
      }
      const [left = 0, top = 0, right = 0, bottom = 0] = [...(box ?? '').matchAll(/"([-\d.]+)"/g)].map(
        ([, value]) => Number(value),
      );
      words.push({ text, page: count, left, top, right, bottom });
    }
    return { words, width };
  });
}

/** The boxes of words in lines below one another overlap a little, too. */
function onOneLine(one: PrintedWord, other: PrintedWord): boolean {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return Math.min(other.bottom, one.bottom) - Math.max(other.top, one.top) > height * 0.6;
}

/** Points between two columns at least: less looks like one word. */
const GAP = 3;

/** Signs that belong to the amount behind them. */
const BEFORE_AMOUNTS = /^[+−-]?R\$$/;

/** Pairs of words on one line, of which one fills a column, that stand too close to be told as two columns. */
export function touching(words: readonly PrintedWord[], isOfColumn: (text: string) => boolean): string[] {
  return words
    .filter(({ text }) => !BEFORE_AMOUNTS.test(text))
    .flatMap((word) =>
      words
        .filter(
          (other) =>
            other !== word &&
            (isOfColumn(word.text) || isOfColumn(other.text)) &&
            other.page === word.page &&
            other.left > word.left &&
            other.left < word.right + GAP &&
            onOneLine(word, other),
        )
        .map((other) => `${word.text}|${other.text}`),
    );
}
