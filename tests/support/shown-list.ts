import { screen, within } from '@testing-library/react';

/** The cells of a table, row by row, without the heading. */
export async function tableRows(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
}

/** What a list says of its size. */
export const counted = (text: string | RegExp) => screen.findByText(text, { selector: 'output' });
