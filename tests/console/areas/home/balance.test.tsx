import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { depositBalance } from '../../../../contract/balance';
import { todayIn } from '../../../../contract/dates';
import type { Language } from '../../../../contract/languages';
import { depositReport } from '../../../../contract/statement';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const HALF_A_MINUTE = 30_000;

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const report = (deposit: number, changes = {}) => ({
  status: 200,
  body: {
    reportData: { balance: { deposit } },
    error: false,
    establishments: 6,
    at: '2026-11-20T09:42:10',
    ...changes,
  },
});

async function openHome(person: string, language: Language = 'en') {
  const opened = await openConsole({ person, language });
  await pageTitled(opened.catalogue.screens['/home'].title);
  const { title } = opened.catalogue.home.balance;
  return { ...opened, card: within(await screen.findByRole('region', { name: title })) };
}

describe('HOME-12 the balance card', () => {
  test.each<[string, Language, string, RegExp]>([
    [people.viewer, 'en', '$100.30', /^Deposited today in 1 establishment, \d\d:\d\d$/],
    [people.manager, 'pt', 'R$ 107,30', /^Depositado hoje em 2 estabelecimentos, às \d\d:\d\d$/],
    [people.manager, 'co', '$ 107,30', /^Depositado hoy en 2 establecimientos, a las/],
    [people.administrator, 'es', '$117.29', /^Depositado hoy en 4 establecimientos, a las/],
  ])('HOME-12 shows %s (%s) what was deposited today', async (person, language, amount, scope) => {
    const { card } = await openHome(person, language);
    expect(await card.findByText(amount)).toBeVisible();
    expect(card.getByText(scope)).toBeVisible();
  });

  test('HOME-13 is not there for the bank user, for whom no call is made', async () => {
    await openConsole({ person: people.bankUser, language: 'en' });
    await pageTitled('Home');
    await screen.findByRole('region', { name: 'News' });
    expect(screen.queryByText('Deposit balance')).not.toBeInTheDocument();
    expect(portal.callsOf(depositBalance)).toEqual([]);
  });

  test('HOME-12 shows a sum that a double does not hold to the cent', async () => {
    const json = JSON.stringify(report(1).body).replace('"deposit":1', '"deposit":90071992547409.93');
    portal.fail(depositBalance, { status: 200, json });
    const { card } = await openHome(people.viewer, 'pt');
    expect(await card.findByText('R$ 90.071.992.547.409,93')).toBeVisible();
  });

  test.each(['viewer', 'administrator'] as const)(
    'HOME-12 LIST-04 leads the %s to the statement of today, at once, and leaves its kept filters alone',
    async (person) => {
      const kept = `RaStore/${people[person]}/.statement.filters`;
      localStorage.setItem(kept, '{"corban":true}');
      const { card, user } = await openHome(people[person]);
      await user.click(card.getByRole('link', { name: 'View deposits' }));
      expect(window.location.pathname).toBe('/transacoes-extrato');
      const today = todayIn('America/Sao_Paulo');
      await waitFor(() => expect(portal.callsOf(depositReport)).toHaveLength(1));
      expect(portal.callsOf(depositReport)[0]?.body).toMatchObject({
        tipoDeData: 'dt',
        tsInicio: `${today} 00:00:00`,
        tsFim: `${today} 23:59:59`,
        ecs: [],
        todosEcs: true,
        corban: false,
      });
      expect(localStorage.getItem(kept)).toBe('{"corban":true}');
    },
  );
});

describe('HOME-13 the day beside the one of a week ago', () => {
  const compared = report(1234.5, {
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 200, 1234.5],
    lastWeek: { hours: Array.from({ length: 24 }, (_, hour) => hour * 100), byNow: 950.25 },
  });

  test.each<[Language, string]>([
    ['en', 'By this time a week ago: $950.25'],
    ['pt', 'Até esta hora, há uma semana: R$ 950,25'],
    ['es', 'A esta hora, hace una semana: $950.25'],
    ['co', 'A esta hora, hace una semana: $ 950,25'],
  ])('HOME-13 is said in words beside its line (%s)', async (language, words) => {
    portal.fail(depositBalance, compared);
    const { card } = await openHome(people.viewer, language);
    const amount = await card.findByText(/950[.,]25/);
    expect(amount.parentElement?.textContent.replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('HOME-12 is hidden with the figure', async () => {
    portal.fail(depositBalance, compared);
    const { card, user } = await openHome(people.viewer);
    await card.findByText('$950.25');
    await user.click(card.getByRole('button', { name: 'Hide the balance' }));
    expect(card.queryByText('$950.25')).not.toBeInTheDocument();
    expect(card.queryByText(/^By this time/)).not.toBeInTheDocument();
  });

  test('HOME-13 is left out where a server of before does not answer it', async () => {
    portal.fail(depositBalance, report(1234.5));
    const { card } = await openHome(people.viewer);
    expect(await card.findByText('$1,234.50')).toBeVisible();
    expect(card.queryByText(/^By this time/)).not.toBeInTheDocument();
  });
});

describe('HOME-12 hide and show', () => {
  test('HOME-12 hides the figure altogether, behind as many dots whatever it is', async () => {
    portal.fail(depositBalance, report(1234.5));
    const { card, user } = await openHome(people.viewer);
    expect(await card.findByText('$1,234.50')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Hide the balance' }));
    expect(card.queryByText('$1,234.50')).not.toBeInTheDocument();
    expect(card.getByText('Balance hidden')).toBeInTheDocument();
    expect(card.getByText('••••••••')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show the balance' }));
    expect(card.getByText('$1,234.50')).toBeVisible();
    expect(localStorage.getItem('@balanceHidden')).toBeNull();
  });

  test('HOME-12 the choice is kept in this browser, also when a person has signed out', async () => {
    const { card, user } = await openHome(people.viewer);
    await user.click(card.getByRole('button', { name: 'Hide the balance' }));
    expect(localStorage.getItem('@balanceHidden')).toBe('true');
    const { clearSession } = await import('../../../../src/session/stored-session');
    clearSession();
    expect(localStorage.getItem('@balanceHidden')).toBe('true');
  });

  test('HOME-12 what was hidden before is hidden from the beginning', async () => {
    localStorage.setItem('@balanceHidden', 'true');
    const { card } = await openHome(people.viewer);
    expect(await card.findByText('Balance hidden')).toBeInTheDocument();
    expect(card.queryByText('$100.30')).not.toBeInTheDocument();
  });
});

describe('HOME-14 a balance that cannot be loaded', () => {
  test.each<[Language, string]>([
    ['en', 'Error loading balance!'],
    ['co', '¡Error al cargar el saldo!'],
    ['es', '¡Error al cargar el saldo!'],
    ['pt', 'Erro ao carregar o saldo!'],
  ])('HOME-14 says so, and another try brings it (%s)', async (language, failed) => {
    portal.fail(depositBalance, { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } });
    const { card, user, catalogue } = await openHome(people.viewer, language);
    expect(await card.findByRole('alert')).toHaveTextContent(failed);
    expect(card.getByRole('alert')).toHaveTextContent('Later.');
    await user.click(card.getByRole('button', { name: catalogue.common.retry }));
    expect(await card.findByText(/100[.,]30/)).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('HOME-14 a reply that says error is an error, whatever else it says', async () => {
    portal.fail(depositBalance, report(55, { error: true }));
    const { card } = await openHome(people.viewer);
    expect(await card.findByRole('alert')).toHaveTextContent('Error loading balance!');
    expect(card.queryByText('$55.00')).not.toBeInTheDocument();
  });

  test('HOME-14 an old figure does not stand beside a failure', async () => {
    const { card } = await openHome(people.viewer);
    await card.findByText('$100.30');
    portal.fail(depositBalance, 'dropped');
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await card.findByRole('alert')).toHaveTextContent('Error loading balance!');
    expect(card.queryByText('$100.30')).not.toBeInTheDocument();
  });

  test('HOME-14 news stay where the balance fails', async () => {
    portal.fail(depositBalance, { status: 500 });
    const { card } = await openHome(people.viewer);
    await card.findByRole('alert');
    expect(await screen.findByRole('button', { name: 'Notícia 11' })).toBeVisible();
  });
});

describe('HOME-13 the balance follows the feed', () => {
  test('HOME-13 is read again when the person comes back to the page', async () => {
    const { card } = await openHome(people.viewer);
    await card.findByText('$100.30');
    portal.fail(depositBalance, report(250));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await card.findByText('$250.00')).toBeVisible();
    expect(card.getByText('Deposited today in 6 establishments, 09:42')).toBeVisible();
  });

  test('HOME-13 is read again now and then, and not after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { card } = await openHome(people.viewer);
    await card.findByText('$100.30');
    portal.fail(depositBalance, report(250));
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
    expect(await card.findByText('$250.00')).toBeVisible();
    portal.fail(depositBalance, { status: 500 });
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
    await card.findByRole('alert');
    const asked = portal.callsOf(depositBalance).length;
    await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
    expect(portal.callsOf(depositBalance)).toHaveLength(asked);
  });

  test('HOME-13 the figure stays while it is read again', async () => {
    const { card } = await openHome(people.viewer);
    await card.findByText('$100.30');
    const { until, release } = held();
    portal.fail(depositBalance, { until });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(portal.callsOf(depositBalance)).toHaveLength(2));
    expect(card.getByText('$100.30')).toBeVisible();
    release();
  });
});
