import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { todayIn } from '../../../../contract/dates';
import type { ReportFilters } from '../../../../contract/default-filters';
import type { Language } from '../../../../contract/languages';
import { depositReport, type ReportRequest } from '../../../../contract/statement';
import { formatDate } from '../../../../i18n/format';
import type { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const ADDRESS = '/transacoes-extrato';

/** The day on which the test network lives. */
export const TODAY = todayIn('America/Sao_Paulo');
export const YESTERDAY = addDays(TODAY, -1);
export const TOMORROW = addDays(TODAY, 1);
/** A date as the English page shows it. */
export const shown = (date: string) => formatDate(date, 'en');

interface Options {
  /** Who looks at the page; the administrator is the one whose report does not run by itself. */
  person?: keyof typeof people;
  language?: Language;
  /** What an earlier visit has kept. */
  kept?: Partial<ReportFilters>;
  width?: number;
}

/** Opens the statement as a person who is signed in. */
export async function openStatement({
  person = 'administrator',
  language = 'en',
  kept,
  width = 1440,
}: Options = {}) {
  const KEPT = `RaStore/${people[person]}/.statement.filters`;
  if (kept !== undefined) localStorage.setItem(KEPT, JSON.stringify(kept));
  const { user, goTo, catalogue, leave } = await openConsole({
    person: people[person],
    path: ADDRESS,
    language,
    width,
  });
  await pageTitled(catalogue.screens[ADDRESS].title);
  const { filters, results } = catalogue.reports;
  const card = await page().findByRole('region', { name: results.title });
  const press = (name: string) => user.click(page().getByRole('button', { name }));
  return {
    user,
    leave,
    goTo,
    press,
    create: () => press(filters.create),
    openAdvanced: async () => {
      const area = page().getByRole('button', { name: filters.advanced });
      if (area.getAttribute('aria-expanded') === 'false') await user.click(area);
    },
    /** Replaces what a field holds and leaves it. */
    fillIn: async (label: string, text: string) => {
      await user.clear(field(label));
      await user.paste(text);
      await user.tab();
    },
    /** Chooses entries of a multi-select by their text. */
    choose: async (label: string, ...entries: string[]) => {
      await user.click(field(label));
      for (const entry of entries) await user.click(await screen.findByRole('option', { name: entry }));
      await user.keyboard('{Escape}');
    },
    leaveAndReturn: async () => {
      await goTo('/home');
      await pageTitled(catalogue.screens['/home'].title);
      await goTo(ADDRESS);
      await pageTitled(catalogue.screens[ADDRESS].title);
    },
    kept: () => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<ReportFilters> | null,
    card: () => page().getByRole('region', { name: results.title }),
    within: within(card),
    rows: () => page().findByRole('table', { name: catalogue.statement.table }),
  };
}

/** The page without its frame. jsdom takes long to look for roles, and longer in all of the console. */
function page() {
  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no page');
  return within(main);
}

/** On a phone fields stand in a sheet, which is beside the page. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** The chips that a multi-select shows. */
export function chipsOf(label: string): string[] {
  const box = field(label).closest<HTMLElement>('.MuiAutocomplete-inputRoot');
  if (box === null) throw new Error(`${label} has no box`);
  return [...box.querySelectorAll('.choice')].map((chip) => chip.textContent ?? '');
}

/** Waits for a snackbar that says this; `severity` is how it says it. */
export async function expectSnackbar(
  text: string,
  severity: 'success' | 'info' | 'warning' | 'error',
): Promise<void> {
  const message = await screen.findByText(text, { selector: '.MuiSnackbarContent-message *' });
  expect(message.closest('[data-severity]')).toHaveAttribute('data-severity', severity);
}

/** The texts of a table, line by line. */
export function linesOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((line) =>
      [...line.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')),
    );
}

/** The reports that were requested so far. */
export function reportsAsked(portal: ReturnType<typeof bridgeToPortal>): ReportRequest[] {
  return portal.callsOf(depositReport).map(({ body }) => body as ReportRequest);
}

/** The request of the next report, which `run` starts. */
export async function nextReport(
  portal: ReturnType<typeof bridgeToPortal>,
  run: () => Promise<void>,
): Promise<ReportRequest> {
  const before = reportsAsked(portal).length;
  await run();
  await vi.waitFor(() => expect(reportsAsked(portal)).toHaveLength(before + 1));
  const request = reportsAsked(portal).at(-1);
  if (request === undefined) throw new Error('No report was asked for');
  return request;
}
