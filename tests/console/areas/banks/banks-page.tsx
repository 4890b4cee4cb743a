import { getBank, updateBank } from '../../../../contract/banks';
import type { Language } from '../../../../contract/languages';
import { pathOf } from '../../../../contract/operation';
import { readTokens } from '../../../../src/session/stored-session';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';

interface Options {
  path?: string;
  language?: Language;
  width?: number;
}

/** The address of a list with these filters, as a person would share it. */
export function bankAddress(filter: object, rest: Record<string, string> = {}): string {
  return `/bancos?${new URLSearchParams({ filter: JSON.stringify(filter), ...rest })}`;
}

/** The list of banks, as the administrator sees it. */
export async function openBanks({ path = '/bancos', language = 'en', width = 1440 }: Options = {}) {
  const opened = await openConsole({ person: people.administrator, path, language, width });
  return opened;
}

/** The cells of the table, row by row, without heading and actions. */
export async function rows(): Promise<string[][]> {
  return (await tableRows('Banks')).map((cells) => cells.slice(0, -1));
}

export const codes = async () => (await rows()).map(([code]) => code);

interface Changes {
  parceiro: boolean;
  tamanhoCodigoDepositoIdentificado: number;
  ativo: boolean;
}

/** A colleague saves a bank at this moment, elsewhere. */
export async function colleagueSaves(codigoBancario: string, body: Changes): Promise<void> {
  const answer = await fetch(new URL(pathOf(updateBank, { codigoBancario }), window.location.href), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readTokens()?.token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** A bank as it is stored now. */
export async function savedBank(codigoBancario: string): Promise<unknown> {
  const answer = await fetch(new URL(pathOf(getBank, { codigoBancario }), window.location.href), {
    headers: { authorization: `Bearer ${readTokens()?.token}` },
  });
  return answer.json();
}
