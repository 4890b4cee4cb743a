import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { dashboard } from '../../../../contract/dashboard';
import { type SilenceReply, type SilentShop, silentShops } from '../../../../contract/silence';
import { formatDate } from '../../../../i18n/format';
import { bridgeToPortal, held } from '../../../support/bridge';
import { card, openDashboard, replyWith, TODAY } from './dashboard-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const TITLE = 'Silent establishments';
const LAST_DAY = addDays(TODAY, -3);

const silent = (changes: Partial<SilentShop> = {}): SilentShop => ({
  id: '0001',
  nomeFantasia: 'Mercado 1',
  cidade: 'São Paulo',
  ultimoDeposito: `${LAST_DAY}T16:40:05`,
  avisadoEm: `${TODAY}T11:00:03`,
  diasUsuais: 50,
  diasComDeposito: 47,
  horaUsual: 9,
  umaVezEmDias: 420,
  motivo: null,
  ...changes,
});

function answer(changes: Partial<SilenceReply> = {}) {
  const reply: SilenceReply = {
    silenciosos: [],
    totalSilenciosos: changes.silenciosos?.length ?? 0,
    avaliados: 4,
    semRitmo: [],
    totalSemRitmo: changes.semRitmo?.length ?? 0,
    avaliadoAte: `${TODAY}T11:00:00`,
    semDadosDesde: null,
    ...changes,
  };
  portal.fail(silentShops, { status: 200, body: reply });
}

const openAs = async (person: 'administrator' | 'manager' = 'administrator') => {
  portal.fail(dashboard, { status: 200, body: replyWith({}) });
  const opened = await openDashboard({ person });
  const panel = await card(TITLE);
  return { ...opened, panel: within(panel) };
};

describe('the line over the dashboard', () => {
  test.each(['administrator', 'manager'] as const)('says to a %s who is silent', async (person) => {
    answer({ silenciosos: [silent(), silent({ id: '0002', nomeFantasia: 'Mercado 2' })] });
    const { panel } = await openAs(person);
    expect(panel.getByText('2 should have deposited by now: Mercado 1, Mercado 2')).toBeVisible();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  });

  test('names the first three, and says that there are more', async () => {
    answer({ silenciosos: ['A', 'B', 'C', 'D'].map((id) => silent({ id, nomeFantasia: `Loja ${id}` })) });
    const { panel } = await openAs();
    expect(panel.getByText('4 should have deposited by now: Loja A, Loja B, Loja C …')).toBeVisible();
  });

  test('is neither shown to a report viewer nor fetched', async () => {
    await openDashboard({ person: 'viewer' });
    await card('Deposits');
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
    expect(portal.callsOf(silentShops)).toEqual([]);
  });

  test.each([
    [{}, 'Every establishment deposits as usual.'],
    [{ avaliados: 0 }, 'No establishment has enough deposits to check yet.'],
    [{ avaliados: 0, avaliadoAte: null }, 'Nothing has been checked yet: the check runs once an hour.'],
  ])('says so where nobody is: %j', async (changes, words) => {
    answer(changes);
    const { panel } = await openAs();
    expect(panel.getByText(words)).toBeVisible();
  });

  test('says that nothing comes in before it says who was silent until then', async () => {
    answer({ silenciosos: [silent()], semDadosDesde: `${TODAY}T02:00:00` });
    const { panel } = await openAs();
    expect(
      panel.getByText(
        `No data has come in since ${formatDate(TODAY, 'en')} at 02:00. Until it does, no other establishment is listed. 1 should have deposited by now: Mercado 1`,
      ),
    ).toBeVisible();
  });

  test('is awaited in grey', async () => {
    const { until, release } = held();
    portal.fail(silentShops, { until });
    await openDashboard({ person: 'administrator' });
    expect(await screen.findByRole('status', { name: 'Loading silent establishments…' })).toBeVisible();
    release();
    expect(await screen.findByRole('region', { name: TITLE })).toBeVisible();
  });

  test('shows a failure, and a retry loads it', async () => {
    portal.fail(silentShops, { status: 504 });
    const { panel, user } = await openAs();
    expect(panel.getByRole('alert')).toHaveTextContent('Could not load the silent establishments.');
    answer();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Every establishment deposits as usual.')).toBeVisible();
  });
});

describe('behind its button', () => {
  test('each is explained in sentences, with a way to its statement since then', async () => {
    answer({ silenciosos: [silent()] });
    const { panel, user } = await openAs();
    await user.click(panel.getByRole('button', { name: 'Show details', expanded: false }));
    const [entry] = panel.getAllByRole('listitem');
    expect(entry).toHaveTextContent(
      `Mercado 1São PauloLast deposit on ${formatDate(LAST_DAY, 'en')} at 16:40. It deposits on 47 of 50 of its usual days, most often by 09:00. A silence this long happens about once every 420 days.No known reason.`,
    );
    const link = panel.getByRole('link', { name: 'Mercado 1' });
    const filter = new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '';
    expect(JSON.parse(filter)).toMatchObject({ ecs: ['0001'], dtInit: LAST_DAY, dtFinal: TODAY });
    await user.click(panel.getByRole('button', { name: 'Hide details', expanded: true }));
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    [{ tipo: 'semTerminal' }, 'Likely reason: it no longer has a terminal.'],
    [{ tipo: 'operadoresDesativados' }, 'Likely reason: all of its operators are deactivated.'],
    [{ tipo: 'chamado', numero: 10_123 }, 'Likely reason: work order 10123 is open.'],
    [{ tipo: 'noticia', titulo: 'Greve' }, 'Likely reason: the news item “Greve”.'],
  ] as const)('the likely reason is said: %j', async (motivo, words) => {
    answer({ silenciosos: [silent({ motivo })] });
    const { panel, user } = await openAs();
    await user.click(panel.getByRole('button', { name: 'Show details' }));
    expect(panel.getByText(words)).toBeVisible();
  });

  test('an open work order is one press away', async () => {
    answer({ silenciosos: [silent({ motivo: { tipo: 'chamado', numero: 10_123 } })] });
    const { panel, user } = await openAs('manager');
    await user.click(panel.getByRole('button', { name: 'Show details' }));
    expect(panel.getByRole('link', { name: 'Likely reason: work order 10123 is open.' })).toHaveAttribute(
      'href',
      '/chamados/detalhes/10123',
    );
  });

  test('what practically never happens is said so, and a silence longer than a statement leads as far as one goes', async () => {
    const ultimoDeposito = `${addDays(TODAY, -66)}T10:00:00`;
    answer({ silenciosos: [silent({ umaVezEmDias: 1000, ultimoDeposito })] });
    const { panel, user } = await openAs();
    await user.click(panel.getByRole('button', { name: 'Show details' }));
    expect(panel.getByText(/A silence this long happens less than once every 1,000 days\./)).toBeVisible();
    const { href } = panel.getByRole<HTMLAnchorElement>('link', { name: 'Mercado 1' });
    expect(JSON.parse(new URL(href).searchParams.get('filter') ?? '')).toMatchObject({
      dtInit: addDays(TODAY, -59),
    });
  });

  test('up to when it was judged, how many, and who has too few deposits', async () => {
    answer({
      silenciosos: [silent()],
      totalSilenciosos: 60,
      avaliados: 1204,
      semRitmo: [{ id: '0003', nomeFantasia: 'Mercado 3' }],
      totalSemRitmo: 8,
    });
    const { panel, user } = await openAs();
    await user.click(panel.getByRole('button', { name: 'Show details' }));
    const known = panel.getByText(/checked on/);
    expect(known).toHaveTextContent('The 1 newest of 60.');
    expect(known).toHaveTextContent(`1,204 checked on ${formatDate(TODAY, 'en')} at 11:00`);
    expect(known).toHaveTextContent('Too few deposits to check: Mercado 3 and 7 more.');
    await waitFor(() => expect(known).toBeVisible());
  });
});
