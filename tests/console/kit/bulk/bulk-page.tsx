import { screen, within } from '@testing-library/react';
import { type Zone, zones } from '../../../support/bulk-people';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';

interface Options {
  width?: number;
  person?: string;
  rest?: Record<string, string>;
}

/** The list of users, filtered by a zone. */
export async function openZone(
  zone: Zone,
  { width = 1440, person = people.administrator, rest = {} }: Options = {},
) {
  const filter = JSON.stringify({ name: `Zona ${zone}` });
  const opened = await openConsole({
    person,
    path: `/usuarios?${new URLSearchParams({ filter, ...rest })}`,
    language: 'en',
    width,
  });
  await counted(`${zones[zone]} users`);
  return opened;
}

/** What the strip says: how many there are, or how many are selected. */
export const counted = (text: string) => screen.findByText(text, { selector: 'section output' });

export const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
export const pageBox = () => screen.getByRole('checkbox', { name: 'Select this page' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** The numbers of the dialog, by what they count. */
export function countsIn(name: string): Record<string, string> {
  const terms = dialog(name).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

/** Name and status of the rows of the page. */
export function statuses(): string[] {
  const table = screen.getByRole('table', { name: 'Users' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell');
      return `${cells[1]?.textContent} ${within(row).getByText(/^(Active|Inactive)$/).textContent}`;
    });
}
