import { screen, within } from '@testing-library/react';
import type { Language } from '../../../../contract/languages';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { TRAIL } from '../../../support/trail';

interface Options {
  filter?: object;
  language?: Language;
  width?: number;
}

/** The address of the trail of March, narrowed further. */
export const auditAddress = (filter: object = {}, rest: Record<string, string> = {}) =>
  `/auditoria?${new URLSearchParams({ filter: JSON.stringify({ ...TRAIL, ...filter }), ...rest })}`;

/** The audit trail of March 2026, as the administrator sees it. */
export const openAudit = ({ filter, language = 'en', width = 1440 }: Options = {}) =>
  openConsole({ person: people.administrator, path: auditAddress(filter), language, width });

/** The cells of the table, row by row. */
export async function rows(name = 'Changes'): Promise<string[][]> {
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

/** What the list says of its size. */
export const counted = (text: string) => screen.findByText(text, { selector: 'output' });

/** What an opened entry tells, field by field. */
export function told(name = 'Details of the change'): string[][] {
  const list = screen.getByLabelText(name);
  return [...list.querySelectorAll('dt')].map((field) => [
    field.textContent,
    field.nextElementSibling?.textContent ?? '',
  ]);
}
