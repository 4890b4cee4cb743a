import { screen } from '@testing-library/react';
import type { DashboardOperator, DashboardQuery, DashboardReply } from '../../../../contract/dashboard';
import { todayIn } from '../../../../contract/dates';
import type { Language } from '../../../../contract/languages';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

export const ADDRESS = '/painel-de-controle';
/** The day on which the test network lives. */
export const TODAY = todayIn('America/Sao_Paulo');

interface Options {
  person?: keyof typeof people;
  language?: Language;
  /** What an earlier visit has kept. */
  kept?: Partial<DashboardQuery>;
  width?: number;
}

/** Opens the dashboard as a person who is signed in. */
export async function openDashboard({
  person = 'viewer',
  language = 'en',
  kept,
  width = 1440,
}: Options = {}) {
  if (kept !== undefined) {
    localStorage.setItem(`RaStore/${people[person]}/.dashboard.filters`, JSON.stringify(kept));
  }
  const opened = await openConsole({ person: people[person], path: ADDRESS, language, width });
  const { user, catalogue } = opened;
  await pageTitled(catalogue.screens[ADDRESS].title);
  return {
    ...opened,
    words: catalogue.dashboard,
    choose: async (label: string, entry: string) => {
      await user.click(screen.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: entry }));
    },
    apply: () => user.click(screen.getByRole('button', { name: catalogue.dashboard.filters.apply })),
  };
}

/** Finds a card by its heading, once it is shown. */
export const card = (name: string) => screen.findByRole('region', { name });

/** An answer for a page that shows more than the test network has. */
export function replyWith(changes: Partial<DashboardReply>): DashboardReply {
  return {
    dashboardTransacaoList: [],
    sum: { deposito: 0, saque: 0 },
    media: { deposito: 0, saque: 0 },
    maioresValores: [],
    operadoresDTOS: [],
    transacoesCanceladasDTOS: null,
    totalOperadores: 0,
    anterior: { deposito: 0, saque: 0 },
    inicio: TODAY,
    fim: TODAY,
    lancadoAte: TODAY,
    at: `${TODAY}T09:42:10`,
    arrived: null,
    ...changes,
  };
}

/** Operators with a deposit each, the first with the highest. */
export function operators(count: number): DashboardOperator[] {
  return Array.from({ length: count }, (_, index) => ({
    operador: `Caixa ${String(index + 1).padStart(2, '0')}`,
    id: index + 1,
    cdProc: 304,
    valor: 12_000.5 - index,
    percent: 40 - index,
    media: 1714.36,
    datasMaioresValores: [
      { cdProc: 304, valor: 10, dataCaptura: '2026-11-18', percent: 60, rowNumber: 1 },
      { cdProc: 304, valor: 5, dataCaptura: '2026-11-14', percent: 40, rowNumber: 2 },
    ],
  }));
}
