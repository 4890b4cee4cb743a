import { screen } from '@testing-library/react';
import type { Language } from '../../../../contract/languages';
import { pathOf } from '../../../../contract/operation';
import {
  createOperatorCodes,
  getOperatorCode,
  type OperatorCode,
  type OperatorCodeUpdate,
  updateOperatorCode,
} from '../../../../contract/operator-codes';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';
import { asColleague } from '../users/colleague';

export const LIST = '/codigos-operadores';

interface Options {
  path?: string;
  language?: Language;
  width?: number;
  person?: string;
}

/** The address of a list with these filters, as a person would share it. */
export const codesAddress = (filter: object) =>
  `${LIST}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** A screen of operator codes, as the manager of 0001 and 0002 sees it. */
export const openCodes = ({ path = LIST, language = 'en', width = 1440, person }: Options = {}) =>
  openConsole({ person: person ?? people.manager, path, language, width });

/** The cells of the table, row by row, without heading, checkbox and actions. */
export const rows = async () => (await tableRows('Operator codes')).map((cells) => cells.slice(1, -1));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** A code as it is stored at this moment. */
export const storedCode = async (id: number) =>
  (await asColleague(getOperatorCode, pathOf(getOperatorCode, { id }))) as OperatorCode;

/** A colleague saves a code at this moment, elsewhere. */
export async function colleagueSaves(id: number, changes: Partial<OperatorCodeUpdate>): Promise<void> {
  const { ec, name, status, numerocartao } = await storedCode(id);
  const body = { operatorcodeId: id, ec, name, status, numerocartao, ...changes };
  await asColleague(updateOperatorCode, updateOperatorCode.path, body);
}

/** Makes a code, whose ends other tests do not look for, and names it. */
export async function madeCode(name: string, ec = '0001'): Promise<OperatorCode> {
  const body = { ec, status: 1, quantidade: 1 };
  const [made] = (await asColleague(createOperatorCodes, createOperatorCodes.path, body)) as {
    operatorCodeId: number;
  }[];
  const id = made?.operatorCodeId ?? 0;
  await colleagueSaves(id, { name });
  return storedCode(id);
}
