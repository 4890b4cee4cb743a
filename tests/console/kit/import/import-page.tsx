import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { type Choice, readCsv } from '../../../../src/kit/import/csv/read';
import { enabledButton } from '../../../support/enabled-button';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

/** jsdom has no workers: what ours does is done in its place, a moment later. */
class ReadingWorker extends EventTarget {
  postMessage({ bytes, choice }: { bytes: ArrayBuffer; choice: Choice }) {
    const data = readCsv(new Uint8Array(bytes), choice);
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

/** Lets files be read in every test of the file. */
export function readInPlaceOfWorkers(): void {
  beforeEach(() => {
    vi.stubGlobal('Worker', ReadingWorker);
  });
}

/** One of Node's: what carries a workbook to the server does not know those of jsdom. */
export const chosenFile = (content: string | Uint8Array, name: string) =>
  new NodeFile([content], name) as unknown as File;

interface Options {
  person?: string;
  language?: Language;
  width?: number;
  title?: string;
  path?: string;
}

/** The import of report viewers, or another one, and what one does there. */
export async function openImport({
  person = people.administrator,
  language = 'en',
  width = 1440,
  title = 'Import report viewers',
  path = '/visualizadores-relatorios/importar',
}: Options = {}) {
  const opened = await openConsole({ person, path, language, width });
  await pageTitled(title);
  const { user } = opened;
  return {
    ...opened,
    choose: async (content: string | Uint8Array, name = 'people.csv') => {
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      await user.upload(input, chosenFile(content, name));
    },
    check: async () => user.click(await screen.findByRole('button', { name: 'Check the rows' })),
    press: async (name: string | RegExp) => user.click(await enabledButton(name)),
  };
}

/** A file of report viewers with a heading. */
export const fileOf = (...rows: string[]) =>
  ['Name;Login;E-mail;Status;Establishments', ...rows].join('\r\n');

let last = 77_000_000;
/** A line of a person whom no test has registered. */
export function newcomer(overrides: { email?: string } = {}): { login: string; line: string } {
  last += 1;
  const login = String(last);
  return { login, line: `Nina ${login};${login};${overrides.email ?? `${login}@example.com`};Active;0001` };
}

/** The cells of a table, row by row, the heading first. */
export async function cellsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));
}
