import type { AccountRow } from '../../../../contract/accounts';
import type { Language } from '../../../../contract/languages';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';

interface Options {
  person?: string;
  path?: string;
  language?: Language;
  width?: number;
}

/** The address of a list with these filters, as a person would share it. */
export const accountAddress = (filter: object, rest: Record<string, string> = {}) =>
  `/contas?${new URLSearchParams({ filter: JSON.stringify(filter), ...rest })}`;

/** The accounts, by default as the administrator sees them. The test network has four: 1 to 4. */
export const openAccounts = ({
  person = people.administrator,
  path = '/contas',
  language = 'en',
  width = 1440,
}: Options = {}) => openConsole({ person, path, language, width });

/** The cells of the table, row by row, without heading and actions. */
export const rows = async () => (await tableRows('Accounts')).map((cells) => cells.slice(0, -1));

/** Nicknames, beside the checkboxes of the administrator. */
export const nicknames = async () => (await rows()).map(([, nickname]) => nickname);

const shared: AccountRow = {
  id: 7,
  apelido: 'Rede Sul',
  banco: 'Itaú',
  codigoBancario: '341',
  numeroAgencia: '0042',
  numeroConta: '00991234-5',
  ativo: true,
  contaEcs: [],
  ecsTotal: 0,
  version: 1,
};

/** An account of many establishments. */
export const accountOfMany = (many: number): AccountRow => ({
  ...shared,
  contaEcs: Array.from({ length: Math.min(many, 11) }, (_, index) => ({
    id: `90${index}`,
    nomeFantasia: `Loja ${index}`,
  })),
  ecsTotal: many,
});

/** A page of these accounts. */
export const pageOf = (content: AccountRow[]) => ({
  content,
  pageable: { pageNumber: 0 },
  totalPages: 1,
  totalElements: content.length,
});
