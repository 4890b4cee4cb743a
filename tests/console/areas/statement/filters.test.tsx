import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { todayIn } from '../../../../contract/dates';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { filterAccounts, filterAssociators, filterEcs, filterOperators } from '../../../../contract/reports';
import { depositReport } from '../../../../contract/statement';
import { bridgeToPortal } from '../../../support/bridge';
import { people } from '../../../support/people';
import {
  chipsOf,
  expectSnackbar,
  field,
  nextReport,
  openStatement,
  reportsAsked,
  shown,
  TODAY,
} from './statement-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

describe('the period', () => {
  test('STMT-01 the page has a filter card and a results card', async () => {
    const { card } = await openStatement();
    expect(screen.getByRole('form', { name: 'Statement filters' })).toBeVisible();
    expect(card()).toBeVisible();
  });

  test('STMT-02 the date type is dt at first, and dc when the accounting date is chosen', async () => {
    const { create, press, choose } = await openStatement();
    const type = within(screen.getByRole('group', { name: 'Date type' }));
    expect(type.getByRole('button', { name: 'Transaction date' })).toHaveAttribute('aria-pressed', 'true');
    await choose('Operators', 'All');
    expect((await nextReport(portal, create)).tipoDeData).toBe('dt');
    await press('Accounting date');
    expect(type.getByRole('button', { name: 'Accounting date' })).toHaveAttribute('aria-pressed', 'true');
    expect(await nextReport(portal, create)).toMatchObject({
      tipoDeData: 'dc',
      tsInicio: `${TODAY} 00:00:00`,
      tsFim: `${TODAY} 23:59:59`,
    });
  });

  test('STMT-03 the period is today at first, as the network counts its days', async () => {
    // Half past one at night in Greenwich is still yesterday evening in São Paulo.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T01:30:00Z`) });
    await openStatement({ language: 'es' });
    const [year, month, day] = addDays(TODAY, -1).split('-');
    expect(field('Fecha inicial')).toHaveValue(`${day}/${month}/${year}`);
    expect(field('Fecha final')).toHaveValue(`${day}/${month}/${year}`);
  });

  test('STMT-04 times show for transaction dates only, from the first to the last second of a day', async () => {
    const { press } = await openStatement();
    expect(field('Start time')).toHaveValue('00:00:00');
    expect(field('End time')).toHaveValue('23:59:59');
    await press('Accounting date');
    expect(screen.queryByRole('textbox', { name: 'Start time' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'End time' })).not.toBeInTheDocument();
  });

  test('STMT-03 dates are typed in any usual way and read back in the language', async () => {
    const { fillIn } = await openStatement();
    for (const typed of ['03072026', '3/7/2026', '03.07.2026', '3/7/26', '7 Mar 2026', '2026-03-07']) {
      await fillIn('Start date', '1');
      expect(field('Start date')).toHaveValue('1');
      expect(field('Start date')).toBeInvalid();
      await fillIn('Start date', typed);
      expect(field('Start date')).toHaveValue('7 Mar 2026');
      expect(field('Start date')).toBeValid();
    }
  });

  test('STMT-03 the field says in which order it reads: month first beside US dollars, day first elsewhere', async () => {
    const english = await openStatement();
    await english.fillIn('Start date', '11/12/26');
    expect(field('Start date')).toHaveValue('12 Nov 2026');
    expect(field('Start date')).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    cleanup();
    const spanish = await openStatement({ language: 'es' });
    await spanish.fillIn('Fecha inicial', '11/12/26');
    expect(field('Fecha inicial')).toHaveValue('11/12/2026');
    expect(field('Fecha inicial')).toHaveAttribute('placeholder', 'dd/mm/aaaa');
  });

  test('STMT-04 times are typed with or without colons and seconds', async () => {
    const { fillIn } = await openStatement();
    for (const [typed, read] of [
      ['0830', '08:30:00'],
      ['8:30', '08:30:00'],
      ['083015', '08:30:15'],
      ['08:30:15', '08:30:15'],
    ] as const) {
      await fillIn('Start time', typed);
      expect(field('Start time')).toHaveValue(read);
    }
  });

  test('STMT-03 STMT-25 a calendar opens beside each date, with the days that may be chosen', async () => {
    const { user } = await openStatement();
    const calendars = screen.getAllByRole('button', { name: 'Open calendar' });
    expect(calendars).toHaveLength(2);
    // What is captured today is accounted for by then.
    const lastDay = addDays(TODAY, ACCOUNTING_LAG_DAYS);
    const firstDays = { 'Start date': addDays(TODAY, -365), 'End date': TODAY };
    for (const [index, [label, firstDay]] of Object.entries(firstDays).entries()) {
      const button = calendars[index];
      expect(button).toHaveAccessibleDescription(label);
      if (button) await user.click(button);
      const calendar = within(await screen.findByRole('dialog', { name: label }));
      const year = calendar.getByRole('button', { name: 'Choose year' });
      await user.click(year);
      const years = await calendar.findAllByRole('radio');
      const open = years.filter((radio) => !radio.hasAttribute('disabled')).map((radio) => radio.textContent);
      expect([open.at(0), open.at(-1)]).toEqual([firstDay.slice(0, 4), lastDay.slice(0, 4)]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  });
});

describe('the advanced filters', () => {
  test('STMT-05 groups, establishments, operators and accounts stand in an area that opens', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { openAdvanced, press } = await openStatement({ person: 'viewer' });
    expect(screen.queryByRole('combobox', { name: 'Groups' })).not.toBeInTheDocument();
    await openAdvanced();
    for (const name of ['Groups', 'Establishments', 'Operators', 'Accounts']) {
      expect(field(name)).toBeVisible();
    }
    await press('Advanced filters');
    await vi.waitFor(() => expect(field('Groups')).not.toBeVisible());
  });

  test('STMT-05 the number of active filters shows, and one button clears them', async () => {
    const { choose, press } = await openStatement();
    await choose('Operators', 'All');
    await choose('Accounts', 'All');
    expect(screen.getByText('2 active')).toBeVisible();
    await press('Clear');
    expect(screen.queryByText('2 active')).not.toBeInTheDocument();
    expect(chipsOf('Operators')).toEqual([]);
    expect(field('Start date')).toHaveValue(shown(TODAY));
  });

  test('STMT-06 the star stands for all: its flag is sent with an empty list', async () => {
    const { choose, create } = await openStatement();
    await choose('Establishments', 'Mercado 1 (Cód.: 0001)', 'All');
    expect(chipsOf('Establishments')).toEqual(['All']);
    expect(await nextReport(portal, create)).toMatchObject({
      ecs: [],
      todosEcs: true,
      todasContas: false,
      todosOperadores: false,
      todosAgrupadores: false,
    });
    await choose('Establishments', 'Mercado 2 (Cód.: 0002)');
    expect(chipsOf('Establishments')).toEqual(['Mercado 2']);
    expect(await nextReport(portal, create)).toMatchObject({ ecs: ['0002'], todosEcs: false });
  });

  test('STMT-07 groups and establishments exclude one another, and the reason stands beside it', async () => {
    const { choose, press } = await openStatement();
    await choose('Groups', 'Rede Sul');
    expect(field('Establishments')).toBeDisabled();
    expect(field('Establishments')).toHaveAccessibleDescription('Disabled: groups are chosen');
    await press('Remove Rede Sul');
    expect(field('Establishments')).toBeEnabled();
    await choose('Establishments', 'Mercado 2 (Cód.: 0002)');
    expect(field('Groups')).toBeDisabled();
    expect(field('Groups')).toHaveAccessibleDescription('Disabled: establishments are chosen');
  });

  test('STMT-08 corban lists correspondents only and clears accounts, operators and other establishments', async () => {
    const { user, choose } = await openStatement();
    await choose('Establishments', 'Mercado 1 (Cód.: 0001)', 'Mercado 4 (Cód.: 0004)');
    await choose('Operators', 'Operador 11 •••110');
    await choose('Accounts', 'All');
    await user.click(screen.getByRole('switch', { name: /Corban/ }));
    expect(chipsOf('Establishments')).toEqual(['Mercado 4']);
    for (const name of ['Operators', 'Accounts']) {
      expect(chipsOf(name)).toEqual([]);
      expect(field(name)).toBeDisabled();
      expect(field(name)).toHaveAccessibleDescription('Disabled: Corban is on');
    }
    await user.click(field('Establishments'));
    const listed = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(listed).toEqual(['All', 'Mercado 4 (Cód.: 0004)']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('switch', { name: /Corban/ }));
    for (const name of ['Operators', 'Accounts']) expect(field(name)).toBeEnabled();
  });

  test('STMT-09 under corban no account and no operator is sent, but the flag', async () => {
    const { create } = await openStatement({
      kept: { corban: true, ecs: ['0004'], accounts: ['1'], operators: ['*'] },
    });
    expect(await nextReport(portal, create)).toMatchObject({
      corban: true,
      ecs: ['0004'],
      contas: [],
      operadores: [],
      todasContas: false,
      todosOperadores: false,
    });
  });

  test('STMT-10 STMT-29 operators of nothing but correspondents require corban, and nothing is sent', async () => {
    const { choose, create } = await openStatement();
    await choose('Establishments', 'Mercado 4 (Cód.: 0004)');
    await choose('Operators', 'Operador 41 •••410');
    await create();
    await expectSnackbar('Enable the Corban option to query corban establishments.', 'warning');
    expect(reportsAsked(portal)).toEqual([]);
    expect(chipsOf('Operators')).toEqual(['Operador 41 •••410']);
    await choose('Establishments', 'Mercado 1 (Cód.: 0001)');
    expect((await nextReport(portal, create)).ecs).toEqual(['0004', '0001']);
  });

  test('LIST-24 establishments are listed as name with code, and found by either', async () => {
    const { user } = await openStatement();
    await user.click(field('Establishments'));
    expect(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' })).toBeVisible();
    await user.type(field('Establishments'), '0004');
    const listed = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(listed).toEqual(['Mercado 4 (Cód.: 0004)']);
  });

  test('STMT-05 a pasted column chooses establishments by code, operators and accounts by what they are called', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { user, create } = await openStatement();
    const paste = async (label: string, text: string) => {
      await user.click(field(label));
      await screen.findAllByRole('option');
      await user.paste(text);
    };
    await paste('Establishments', '1\r\n0002\r\n0777\r\nMERCADO 3\r\n');
    expect(screen.getByText('3 added; not found: 0777')).toBeVisible();
    await paste('Operators', 'operador 11\nOperador 12 •••120\n110');
    expect(screen.getByText('2 added; not found: 110')).toBeVisible();
    await paste('Accounts', '00418821-3; 0117');
    expect(screen.getByText('1 added; not found: 0117')).toBeVisible();
    expect(await nextReport(portal, create)).toMatchObject({
      ecs: ['0001', '0002', '0003'],
      operadores: ['11', '12'],
      contas: ['1'],
    });
  });

  test.each([
    ['Groups', filterAssociators, 'Rede Norte'],
    ['Establishments', filterEcs, 'Mercado 2 (Cód.: 0002)'],
    ['Operators', filterOperators, 'Operador 12 •••120'],
    ['Accounts', filterAccounts, 'Conta 1 · Banco do Brasil 0117 / 00418821-3'],
  ])(
    'STMT-31 %s that could not be loaded say so in place, and can be loaded again',
    async (label, list, entry) => {
      portal.fail(list, { status: 500 });
      const { user, press } = await openStatement();
      expect(await screen.findByText('Could not load the filters.')).toBeVisible();
      await press('Try again');
      await vi.waitFor(() =>
        expect(screen.queryByText('Could not load the filters.')).not.toBeInTheDocument(),
      );
      await user.click(field(label));
      expect(await screen.findByRole('option', { name: entry })).toBeVisible();
    },
  );
});

describe('what is not sent', () => {
  const ago = (days: number) => addDays(TODAY, -days);
  const cases: [title: string, fields: Record<string, string>, warning: string][] = [
    ['STMT-23 STMT-29 a date is missing', { 'Start date': ' ' }, 'Fill in the date and time filters.'],
    [
      'STMT-23 STMT-29 a date does not exist',
      { 'End date': '31/11/2026' },
      'Fill in the date and time filters.',
    ],
    ['STMT-23 STMT-29 a time is none', { 'End time': '25:00' }, 'Fill in the date and time filters.'],
    [
      'STMT-24 STMT-29 the start lies after the end',
      { 'Start time': '10:00:01', 'End time': '10:00:00' },
      'The start date cannot be after the end date.',
    ],
    [
      'STMT-25 STMT-29 the start lies too far back',
      { 'Start date': ago(366), 'End date': ago(365) },
      'The start date cannot be more than 365 days ago.',
    ],
    [
      'STMT-26 STMT-29 the period is too long',
      { 'Start date': ago(60) },
      'The period must be shorter than 60 days.',
    ],
  ];
  test.each(cases)('%s: a warning, and what was typed stays', async (_title, fields, warning) => {
    const { fillIn, create } = await openStatement({ kept: { operators: ['*'] } });
    for (const [label, text] of Object.entries(fields)) await fillIn(label, text);
    const typed = Object.keys(fields).map((label) => field(label).value);
    await create();
    await expectSnackbar(warning, 'warning');
    expect(reportsAsked(portal)).toEqual([]);
    expect(Object.keys(fields).map((label) => field(label).value)).toEqual(typed);
  });

  test('STMT-29 STMT-24 a warning leaves with its cause, and stays as long as that does', async () => {
    const { fillIn, create, choose } = await openStatement({ kept: { operators: ['*'] } });
    await fillIn('Start time', '10:00:01');
    await fillIn('End time', '10:00:00');
    await create();
    const warning = 'The start date cannot be after the end date.';
    await expectSnackbar(warning, 'warning');
    await choose('Groups', 'Rede Sul');
    expect(screen.getByText(warning)).toBeVisible();
    await fillIn('End time', '11:00:00');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  test('STMT-29 STMT-27 one that requires a choice disappears once something is chosen', async () => {
    const { create, choose } = await openStatement();
    await create();
    const warning = 'Select at least one establishment, operator, account or group.';
    await expectSnackbar(warning, 'warning');
    await choose('Groups', 'Rede Sul');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  test('STMT-23 by accounting date the times do not count', async () => {
    const { fillIn, press, create } = await openStatement({ kept: { operators: ['*'] } });
    await fillIn('End time', '99');
    await press('Accounting date');
    expect((await nextReport(portal, create)).tsFim).toBe(`${TODAY} 23:59:59`);
  });

  test('STMT-27 STMT-29 level 1 has to choose something', async () => {
    const { create, choose } = await openStatement();
    await create();
    await expectSnackbar('Select at least one establishment, operator, account or group.', 'warning');
    expect(reportsAsked(portal)).toEqual([]);
    await choose('Groups', 'Rede Sul');
    expect((await nextReport(portal, create)).agrupadores).toEqual(['1']);
  });

  test('STMT-28 the others need to choose nothing, which means all their own', async () => {
    const { within: card } = await openStatement({ person: 'manager' });
    expect(await card.findByText('+$107.30')).toBeVisible();
    expect(reportsAsked(portal)[0]).toMatchObject({ ecs: [], contas: [], operadores: [], agrupadores: [] });
  });
});

test('STMT-17 STMT-18 the request carries the filters, scope 1 and totals', async () => {
  const { choose, fillIn, create } = await openStatement();
  await fillIn('Start date', addDays(TODAY, -3));
  await fillIn('Start time', '08:30:15');
  await choose('Establishments', 'Mercado 1 (Cód.: 0001)', 'Mercado 2 (Cód.: 0002)');
  await choose('Accounts', 'Conta 1 · Banco do Brasil 0117 / 00418821-3');
  await choose('Operators', 'Operador 12 •••120');
  expect(await nextReport(portal, create)).toEqual({
    tipoDeData: 'dt',
    tsInicio: `${addDays(TODAY, -3)} 08:30:15`,
    tsFim: `${TODAY} 23:59:59`,
    ecs: ['0001', '0002'],
    contas: ['1'],
    operadores: ['12'],
    agrupadores: [],
    todosEcs: false,
    todasContas: false,
    todosOperadores: false,
    todosAgrupadores: false,
    corban: false,
    flTotalizar: true,
    escopo: 1,
  });
});

describe('what is kept', () => {
  test('LIST-22 STMT-13 what the server refuses is told and stays on the page, and the next visit begins without it', async () => {
    const { leaveAndReturn, kept } = await openStatement({ person: 'manager', kept: { ecs: ['9999'] } });
    expect(await screen.findByText(/You do not have access to .9999/)).toBeVisible();
    expect(portal.callsOf(depositReport).at(-1)?.body).toMatchObject({ ecs: ['9999'] });
    expect(kept()).toEqual({});
    await leaveAndReturn();
    await waitFor(() => expect(portal.callsOf(depositReport).at(-1)?.body).toMatchObject({ ecs: [] }));
  });

  test('LIST-22 what an earlier release kept in another form is left out', async () => {
    await openStatement({ person: 'manager', kept: { ecs: 'all', dateType: 'xx', corban: 1 } as never });
    await waitFor(() =>
      expect(portal.callsOf(depositReport).at(-1)?.body).toMatchObject({
        ecs: [],
        tipoDeData: 'dt',
        corban: false,
      }),
    );
  });

  test('LIST-22 every filter is kept, times and corban too, and a return shows them', async () => {
    const { choose, fillIn, user, leaveAndReturn, kept } = await openStatement();
    await choose('Groups', 'Rede Sul');
    await fillIn('Start date', '11/01/2026');
    await fillIn('End date', '11/02/2026');
    await fillIn('Start time', '01:00:00');
    await fillIn('End time', '02:00:00');
    await user.click(screen.getByRole('switch', { name: /Corban/ }));
    expect(kept()).toEqual({
      associators: ['1'],
      ecs: [],
      accounts: [],
      operators: [],
      dtInit: '2026-11-01',
      dtFinal: '2026-11-02',
      tmInit: '01:00:00',
      tmFinal: '02:00:00',
      corban: true,
    });
    await leaveAndReturn();
    expect(field('Start date')).toHaveValue('1 Nov 2026');
    expect(field('End date')).toHaveValue('2 Nov 2026');
    expect(field('Start time')).toHaveValue('01:00:00');
    expect(field('End time')).toHaveValue('02:00:00');
    expect(screen.getByRole('switch', { name: /Corban/ })).toBeChecked();
    await vi.waitFor(() => expect(chipsOf('Groups')).toEqual(['Rede Sul']));
  });

  test('LIST-22 the date type and the three other lists are kept, and the star in them', async () => {
    const { choose, press, leaveAndReturn, kept } = await openStatement();
    await choose('Establishments', 'All');
    await choose('Operators', 'Operador 12 •••120');
    await choose('Accounts', 'All');
    await press('Accounting date');
    expect(kept()).toEqual({ ecs: ['*'], operators: ['12'], accounts: ['*'], dateType: 'dc' });
    await leaveAndReturn();
    expect(screen.getByRole('button', { name: 'Accounting date' })).toHaveAttribute('aria-pressed', 'true');
    expect(chipsOf('Establishments')).toEqual(['All']);
    await vi.waitFor(() => expect(chipsOf('Operators')).toEqual(['Operador 12 •••120']));
    expect(chipsOf('Accounts')).toEqual(['All']);
  });

  test('LIST-22 a period that nobody touched is not kept: tomorrow it is tomorrow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    const { choose, leaveAndReturn } = await openStatement();
    await choose('Groups', 'Rede Sul');
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await leaveAndReturn();
    expect(field('Start date')).toHaveValue(shown(todayIn('America/Sao_Paulo')));
    expect(field('Start date')).toHaveValue(shown(addDays(TODAY, 1)));
  });

  test('LIST-22 LIST-04 a sign-out forgets the filters', async () => {
    const { goTo, kept, choose, leave } = await openStatement();
    await choose('Groups', 'Rede Sul');
    expect(kept()).not.toBeNull();
    await goTo('/logout');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
    expect(Object.keys(localStorage).filter((key) => key.includes(people.administrator))).toEqual([]);
  });
});
