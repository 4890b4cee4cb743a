import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { columnSums } from '../../../../src/kit/picked-rows/column-sums';
import { shownNumber } from '../../../../src/kit/picked-rows/read-table';
import { shownMoment } from '../../../../src/kit/picked-rows/shown-moment';
import { bridgeToPortal } from '../../../support/bridge';
import { openStatement } from '../../areas/statement/statement-page';

/* Rows that are picked in a table: counted, summed, and copied for a spreadsheet. */

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

test.each([
  ['+R$ 1.470,00', true, 147_000n],
  ['−R$ 7.170,05', true, -717_005n],
  ['$ 48.215.300,00', true, 4_821_530_000n],
  ['$1,246,757.50', false, 124_675_750n],
  ['1.234', true, 123_400n],
  ['1,234', false, 123_400n],
])('the number "%s" is read back exactly', (text, comma, hundredths) => {
  expect(shownNumber(text, comma)?.hundredths).toBe(hundredths);
});

test.each(['8,3%', '00049877-9', '', '–', '12 dígitos', '29/11/2026'])('"%s" is no number', (text) => {
  expect(shownNumber(text, true)).toBeNull();
});

test('dates and moments of every language are days since 30 December 1899', () => {
  expect(shownMoment('01/01/2026')).toEqual({ serial: 46_023, time: null });
  expect(shownMoment('1 Jan 2026')).toEqual({ serial: 46_023, time: null });
  expect(shownMoment('18 Sept 2026')?.serial).toBe(46_283);
  expect(shownMoment('01/01/2026 18:00')).toEqual({ serial: 46_023.75, time: 'minutes' });
  expect(shownMoment('1 Jan 2026 06:00:00')).toEqual({ serial: 46_023.25, time: 'seconds' });
  expect(shownMoment('31/06/2026')).toBeNull();
  expect(shownMoment('10/2026')).toBeNull();
});

test('an average is rounded to the cent, halves away from zero, and cells without a number count for nothing', () => {
  const amount = (hundredths: bigint) =>
    ({ kind: 'number', text: '', hundredths, money: true, decimals: true }) as const;
  const none = { kind: 'text', text: '–' } as const;
  const sums = (...cells: readonly (typeof none | ReturnType<typeof amount>)[]) =>
    columnSums({ headings: ['Amount'], rows: cells.map((cell) => [cell]) }).map(({ sum, average }) => [
      sum,
      average,
    ]);
  expect(sums(amount(1n), amount(2n), none)).toEqual([[3n, 2n]]);
  expect(sums(amount(-1n), amount(-2n))).toEqual([[-3n, -2n]]);
  expect(sums(amount(10n), amount(0n), amount(0n))).toEqual([[10n, 3n]]);
  expect(sums(none)).toEqual([]);
});

/** Begins to pick rows of a viewer's statement; its rows are +100.10, +0.20 and −50.05. */
async function pickRows() {
  const page = await openStatement({ person: 'viewer' });
  await page.rows();
  const begin = page.within.getByRole('button', { name: 'Sum and copy rows' });
  await page.user.click(begin);
  const bar = await screen.findByRole('complementary', { name: 'Picked rows' });
  const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return { ...page, begin, bar, lines, said: () => within(bar).getByRole('status').textContent };
}

test('STMT-13 clicks pick rows, and their count, sum and average are exact to the cent', async () => {
  const { user, lines, said } = await pickRows();
  const [first, second, third] = lines() as [HTMLElement, HTMLElement, HTMLElement];
  expect(said()).toBe('Click rows to sum and copy them; Shift picks all up to one.');
  await user.click(within(first).getAllByRole('cell')[2] as HTMLElement);
  // No row opens meanwhile.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Shift>}');
  await user.click(third);
  await user.keyboard('{/Shift}');
  expect(said()).toBe('3 rowsAmount $50.25 (average $16.75)');
  await user.click(second);
  await waitFor(() => expect(said()).toMatch(/^2 rows/));
  expect(second).toHaveAttribute('aria-selected', 'false');
});

test('the keyboard picks rows, all of them, and Escape ends it where it began', async () => {
  const { user, begin, bar, lines, said } = await pickRows();
  const [first, second] = lines() as [HTMLElement, HTMLElement];
  expect(first).toHaveFocus();
  await user.keyboard(' ');
  expect(said()).toMatch(/^1 row/);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(second).toHaveFocus();
  expect(said()).toMatch(/^2 rows/);
  // A button that had the focus may be gone from the page.
  second.blur();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  first.blur();
  await user.keyboard('{Control>}a{/Control}');
  expect(said()).toMatch(/^3 rows/);
  await user.keyboard('{Escape}');
  expect(bar).not.toBeInTheDocument();
  expect(begin).toHaveFocus();
  expect(first).not.toHaveAttribute('aria-selected');
});

test('who picks all rows with the button goes on in the table', async () => {
  const { user, bar, lines, said } = await pickRows();
  await user.click(within(bar).getByRole('button', { name: 'Pick all rows shown' }));
  expect(said()).toMatch(/^3 rows/);
  expect(lines()[0]).toHaveFocus();
});

test('a copy holds what the rows show: numbers as numbers, codes as texts, and nothing runs as a formula', async () => {
  const { user, lines } = await pickRows();
  await user.click(lines()[0] as HTMLElement);
  const copy = new Event('copy', { bubbles: true, cancelable: true }) as ClipboardEvent;
  const written: Record<string, string> = {};
  Object.assign(copy, {
    clipboardData: { setData: (type: string, value: string) => Object.assign(written, { [type]: value }) },
  });
  document.body.dispatchEvent(copy);
  expect(copy.defaultPrevented).toBe(true);
  const [headings, row, ...others] = (written['text/plain'] ?? '')
    .split('\r\n')
    .map((line) => line.split('\t'));
  expect(others).toEqual([]);
  expect(headings?.slice(-2)).toEqual(['Amount', 'Type']);
  expect(row?.at(-2)).toMatch(/^-?\d+\.\d{2}$/);
  expect(written['text/html']).toMatch(/<td x:num="-?\d+\.\d{2}"/);
  expect(await screen.findByText('1 row copied, ready to paste into a spreadsheet.')).toBeVisible();
});
