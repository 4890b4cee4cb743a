import { screen } from '@testing-library/react';
import type { Language } from '../../../../contract/languages';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';
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
export const rows = (name = 'Changes') => tableRows(name);

/** The content of an opened entry, field by field. */
export function told(name = 'Details of the change'): string[][] {
  const list = screen.getByLabelText(name);
  return [...list.querySelectorAll('dt')].map((field) => [
    field.textContent,
    field.nextElementSibling?.textContent ?? '',
  ]);
}
