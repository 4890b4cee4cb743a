import { expect, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { defaultFilters } from '../../contract/default-filters';
import { financialDetail } from '../../contract/financial';
import { CELL, depositReport, STATEMENT } from '../../contract/statement';
import { statementPath } from '../../src/network/reports/statement-path';
import { type PrintedWord, printed, touching } from '../support/paper';
import { signIn, test } from './support';

/* Paper holds what the screen shows: every row, apart from one another, whatever people are called. */

const MANAGER = '20000002';
const TODAY = todayIn('America/Sao_Paulo');
/** As long as a name may be; once without a blank at which it could be cut. */
const NAMES = [
  'Supermercado e Distribuidora de Alimentos Irmãos Gonçalves do Vale do Ribeira Comércio Varejista Ltda',
  'SupermercadoDistribuidoraDeAlimentosIrmaosGoncalvesDoValeDoRibeiraComercioVarejistaLimitadaFilialNov',
].map((name) => name.slice(0, 100));

const AMOUNT = /^[+−-]?[\d.]+,\d\d$/;
const amounts = (words: readonly PrintedWord[]) => words.filter(({ text }) => AMOUNT.test(text));

/** Answers a call of the page with every second row under a name of a hundred letters. */
async function withLongNames(
  page: Page,
  path: string,
  rename: (body: never, name: (at: number) => string) => void,
) {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    rename(body as never, (at) => NAMES[at % NAMES.length] ?? '');
    await route.fulfill({ response, json: body });
  });
}

/** The amounts of the rows as the screen has them. */
const shownAmounts = (page: Page) =>
  page.locator('tbody td').evaluateAll(
    (cells, source) =>
      cells
        // A column that has left the screen is there again on paper.
        .flatMap((cell) => {
          const moved = cell.querySelector('dl')?.textContent ?? '';
          return (cell.textContent ?? '').replace(moved, '').split(/\s+/);
        })
        .filter((word) => new RegExp(source).test(word)),
    AMOUNT.source,
  );

const sorted = (words: readonly string[]) => words.toSorted();

for (const landscape of [false, true]) {
  const how = landscape ? 'lying' : 'upright';

  test(`FIN-01 SHELL-19 bills on paper, ${how}: all rows, no column at another, no amount beside the sheet`, async ({
    page,
  }) => {
    await withLongNames(
      page,
      financialDetail.path,
      ({ content }: { content: { nomeFantasia: string }[] }, name) => {
        for (const [at, bill] of content.entries()) if (at % 2 === 0) bill.nomeFantasia = name(at / 2);
      },
    );
    await signIn(page, MANAGER);
    await page.goto('/financeiro?perPage=50');
    await expect(page.getByRole('table')).toBeVisible();
    const rows = await page.locator('tbody tr').count();
    const shown = await shownAmounts(page);
    expect(shown.length).toBe(6 * rows);
    await expectOnPaper(page, landscape, shown, 6);
  });

  test(`STMT-13 SHELL-19 a statement on paper, ${how}: all rows, no column at another, no amount beside the sheet`, async ({
    page,
  }) => {
    await withLongNames(page, depositReport.path, ({ rows }: { rows?: { value: string }[][] }, name) => {
      for (const [at, row] of (rows ?? []).entries()) {
        const [shop, operator] = [row[CELL.establishment], row[CELL.operator]];
        if (shop && operator && at % 2 === 0) [shop.value, operator.value] = [name(at / 2), name(at / 2 + 1)];
      }
    });
    await signIn(page, MANAGER);
    await page.goto(statementPath({ ...defaultFilters(TODAY), dtInit: addDays(TODAY, -20) }));
    await expect(page.locator('tbody tr')).toHaveCount(STATEMENT.screenRows, { timeout: 30_000 });
    await expectOnPaper(page, landscape, await shownAmounts(page), 3);
  });
}

/** @param totals how many amounts stand beside those of the rows */
async function expectOnPaper(page: Page, landscape: boolean, shown: string[], totals: number): Promise<void> {
  const { words, width } = await printed(page, landscape);
  const found = amounts(words);
  const rest = found.map(({ text }) => text);
  for (const amount of shown) {
    const at = rest.indexOf(amount);
    expect(at, `${amount} is not on the paper`).toBeGreaterThanOrEqual(0);
    rest.splice(at, 1);
  }
  expect(rest, sorted(rest).join(' ')).toHaveLength(totals);
  expect(words.filter(({ left, right }) => left < 0 || right > width).map(({ text }) => text)).toEqual([]);
  expect(touching(words, (text) => AMOUNT.test(text) || /^\d{6,}$/.test(text))).toEqual([]);
}
