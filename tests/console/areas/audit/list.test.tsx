import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { exportAudit, listAudit } from '../../../../contract/audit';
import { exportFile } from '../../../../contract/exports';
import { refreshToken } from '../../../../contract/session';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { LONG_DAY, manyCodes, TRAIL } from '../../../support/trail';
import { auditAddress, openAudit, rows, told } from './audit-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** The queries that went out so far. */
const asked = () => portal.callsOf(listAudit).map(({ query }) => Object.fromEntries(query));
const lastFilter = () => {
  const { page: _page, size: _size, sort: _sort, ...filter } = asked().at(-1) ?? {};
  return filter;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));

describe('the table', () => {
  test('shows who changed what and when, newest first, in words', async () => {
    await openAudit();
    expect(await rows()).toEqual([
      [
        '5 Mar 2026 09:00:00',
        'Helena Duarte10000001 · 203.0.113.7',
        'Changed',
        'Banco do BrasilBank · 001',
        'Partner',
      ],
      ['4 Mar 2026 09:00:00', 'File load', 'Changed', 'Rede NorteGroup · 2', 'Establishments'],
      [
        '3 Mar 2026 09:34:56',
        'Helena Duarte10000001 · 203.0.113.7',
        'Changed',
        'Caio MenezesUser · 30000003',
        'Profile, Status, API access, 2 more',
      ],
      [
        '2 Mar 2026 09:00:00',
        'Helena Duarte10000001 · 203.0.113.7',
        'Created',
        'Caio MenezesUser · 30000003',
        'Login, Name, E-mail, 5 more',
      ],
      [
        '1 Mar 2026 09:00:00',
        'File load',
        'Created',
        'Mercado 1Establishment · 0001',
        'Code, Name, Bank correspondent',
      ],
    ]);
    expect(await pageTitled('Audit trail')).toBeVisible();
    await counted('5 changes');
  });

  test('LIST-09 asks for a page of the order, with the token, and leaves sign-ins out', async () => {
    await openAudit();
    await rows();
    expect(asked()).toEqual([{ page: '0', size: '10', sort: 'at,desc', ...TRAIL, sessions: 'without' }]);
    const [call] = portal.callsOf(listAudit);
    expect(call?.headers.get('authorization')).toMatch(/^Bearer ey/);
    expect(call?.headers.get('accept-language')).toBe('en');
  });

  test('a row opens to show each field before and after', async () => {
    const { user } = await openAudit({ filter: { entity: 'portal_user', action: 'update' } });
    const opener = await screen.findByRole('button', { name: 'Profile, Status, API access, 2 more' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(told()).toEqual([
      ['Profile', 'Before Establishment administrator  After Report viewer'],
      ['Status', 'Before Active  After Inactive'],
      ['API access', 'Before Yes  After No'],
      ['API access from', 'Before 2 Jan 2026  After Nothing'],
      ['Establishments', 'Removed0001 Mercado 1Added0003 Mercado 3'],
    ]);
    await user.click(opener);
    expect(screen.queryByLabelText('Details of the change')).not.toBeInTheDocument();
  });

  test('a record that was created shows what it held', async () => {
    const { user } = await openAudit({ filter: { entity: 'establishment' } });
    await user.click(await screen.findByRole('button', { name: 'Code, Name, Bank correspondent' }));
    expect(told()).toEqual([
      ['Code', '0001'],
      ['Name', 'Mercado 1'],
      ['Bank correspondent', 'No'],
    ]);
  });

  test('of a long list ten show, and all at a press', async () => {
    const { user } = await openAudit({ filter: { entity: 'grouper' } });
    await user.click(await screen.findByRole('button', { name: 'Establishments' }));
    const added = () => within(screen.getByRole('list', { name: 'Added' })).getAllByRole('listitem');
    expect(added()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(added().map((item) => item.textContent)).toEqual(manyCodes);
    expect(screen.queryByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
  });

  test('SHELL-21 speaks the language of the person', async () => {
    const { user } = await openAudit({ language: 'pt', filter: { entity: 'portal_user', action: 'update' } });
    await user.click(await screen.findByRole('button', { name: 'Perfil, Status, Acesso à API, mais 2' }));
    expect(told('Detalhes da alteração')[0]).toEqual([
      'Perfil',
      'Antes Administrador de estabelecimento  Depois Visualizador de relatórios',
    ]);
  });

  test('pages go on where the last one ended, and the order can be turned', async () => {
    const filter = { from: '2026-05-01', to: '2026-05-31' };
    const { user } = await openAudit({ filter });
    await counted('27 changes');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('21–27 of 27')).toBeVisible();
    expect(asked().at(-1)?.page).toBe('2');
    await user.click(screen.getByRole('button', { name: /^Sort by When, / }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'at,asc', page: '0' }));
    await waitFor(async () => expect((await rows())[0]?.[0]).toBe('1 May 2026 09:00:00'));
  });
});

describe('beyond the 10,000 that are counted', () => {
  const filter = { from: LONG_DAY, to: LONG_DAY };
  const keyOf = async () => (await rows())[0]?.[3];

  test('the list says that there are more, and goes on behind the last of them', async () => {
    const { user } = await openAudit({ filter });
    await counted('more than 10,000 changes');
    expect(screen.getByText('1–10 of more than 10,000')).toBeVisible();
    expect(await keyOf()).toBe('Terminal10015');
    await user.click(screen.getByRole('button', { name: 'Page 1,000' }));
    expect(await screen.findByText('9,991–10,000 of more than 10,000')).toBeVisible();
    expect((await rows()).at(-1)?.[3]).toBe('Terminal16');
    await user.click(screen.getByRole('button', { name: 'Continue after these' }));
    await counted('15 changes');
    expect(await keyOf()).toBe('Terminal15');
    expect(screen.getByText('1–10 of 15')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue after/ })).not.toBeInTheDocument();
    const chip = screen.getByRole('button', {
      name: 'Remove the filter Continued after 1 Jul 2025 09:00:00',
    });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('11–15 of 15')).toBeVisible();
    await user.click(chip);
    await counted('more than 10,000 changes');
    await waitFor(async () => expect(await keyOf()).toBe('Terminal10015'));
  });

  test('an address finds its place again', async () => {
    const { user } = await openAudit({ filter });
    await user.click(await screen.findByRole('button', { name: 'Continue after these' }));
    await counted('15 changes');
    const { after } = lastFilter();
    cleanup();
    await openConsole({
      person: people.administrator,
      path: auditAddress({ ...filter, after }, { page: '2' }),
      language: 'en',
    });
    await counted('15 changes');
    expect(await keyOf()).toBe('Terminal5');
  });

  test('a file has all entries of the filter all the same', async () => {
    const { user } = await openAudit({ filter: { ...filter, after: '2025-07-01T09:00:00~1' } });
    await screen.findByText('No data for this filter.');
    portal.fail(exportAudit, 'dropped');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() =>
      expect(portal.callsOf(exportAudit).map(({ body }) => body)).toEqual([
        { format: 'csv', filter: { ...filter, sessions: 'without' }, order: 'DESC' },
      ]),
    );
  });

  test.each([
    ['pt', 'mais de 10.000 alterações', '1–10 de mais de 10.000', 'Continuar depois destas'],
    ['es', 'más de 10,000 cambios', '1–10 de más de 10,000', 'Continuar después de estos'],
    ['co', 'más de 10.000 cambios', '1–10 de más de 10.000', 'Continuar después de estos'],
  ] as const)('SHELL-21 says so in %s', async (language, count, range, further) => {
    await openAudit({ language, filter });
    await counted(count);
    expect(screen.getByText(range)).toBeVisible();
    expect(screen.getByRole('button', { name: further })).toBeVisible();
  });

  test('a place that is none is refused with a sentence, and can be cleared', async () => {
    const { user } = await openAudit({ filter: { after: 'yesterday' } });
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
    expect(await rows()).not.toEqual([]);
  });
});

describe('filters', () => {
  test('the search box finds the person', async () => {
    const { user } = await openAudit();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search by who made the change' }), 'load');
    await counted('2 changes');
    expect(lastFilter()).toEqual({ ...TRAIL, who: 'load', sessions: 'without' });
  });

  test('the dialog narrows by kind, record, action, days and sign-ins', async () => {
    const { user } = await openConsole({ person: people.administrator, path: '/auditoria', language: 'en' });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const choose = async (name: string, option: string) => {
      await user.click(dialog().getByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Type of record', 'User');
    await user.type(dialog().getByRole('textbox', { name: 'Record (code, login or name)' }), 'menezes');
    await choose('Action', 'Changed');
    await user.type(dialog().getByRole('textbox', { name: 'From' }), '03/01/2026');
    await user.type(dialog().getByRole('textbox', { name: 'To' }), '31 Mar 2026');
    await choose('Sign-ins', 'Include');
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('1 change');
    expect(lastFilter()).toEqual({
      entity: 'portal_user',
      record: 'menezes',
      action: 'update',
      from: '2026-03-01',
      to: '2026-03-31',
    });
    const chips = screen.getAllByRole('button', { name: /^Remove the filter / });
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Type of record User',
      'Record (code, login or name) menezes',
      'Action Changed',
      'From 1 Mar 2026',
      'To 31 Mar 2026',
      'Sign-ins Include',
    ]);
  });

  test('a day that does not exist is not applied: it stays in the dialog, which says so', async () => {
    const { user } = await openAudit();
    await rows();
    const before = asked().length;
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const from = dialog().getByRole('textbox', { name: 'From' });
    // The filter of before is remembered.
    await user.clear(from);
    await user.type(from, '31/02/2026');
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(from).toHaveFocus();
    expect(from).toHaveValue('31/02/2026');
    expect(from).toHaveAccessibleDescription(/^This date does not exist\./);
    expect(asked()).toHaveLength(before);
    await user.clear(from);
    await user.type(from, '28 Feb 2026{Enter}');
    await waitFor(() => expect(lastFilter()).toMatchObject({ from: '2026-02-28' }));
  });

  test.each([
    [{}, 5, { sessions: 'without' }],
    [{ sessions: 'with' }, 6, {}],
    [{ sessions: 'only' }, 1, { sessions: 'only' }],
    [{ entity: 'session' }, 1, { entity: 'session' }],
    [{ action: 'sign-in' }, 1, { action: 'sign-in' }],
  ])('sign-ins show where they are asked for: %j', async (filter, count, sent) => {
    await openAudit({ filter });
    await counted(count === 1 ? '1 change' : `${count} changes`);
    expect(lastFilter()).toEqual({ ...TRAIL, ...sent });
  });

  test('a sign-in has no key that nobody knows, and nothing to open', async () => {
    await openAudit({ filter: { sessions: 'only' } });
    expect(await rows()).toEqual([
      ['6 Mar 2026 09:00:00', 'Caio Menezes30000003 · 203.0.113.9', 'Signed in', 'Session', ''],
    ]);
  });

  test('the toolbar chooses the kind of record', async () => {
    const { user } = await openAudit();
    await rows();
    await user.click(screen.getByRole('combobox', { name: 'Type of record' }));
    await user.click(await screen.findByRole('option', { name: 'Bank' }));
    await counted('1 change');
    expect(lastFilter()).toMatchObject({ entity: 'bank' });
  });

  test('ERR-05 a day that is none is refused with a sentence, and can be cleared', async () => {
    const { user } = await openAudit({ filter: { from: 'yesterday' } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The audit trail could not be loaded.');
    expect(alert).toHaveTextContent('Enter a day in the format YYYY-MM-DD.');
    await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
    expect(await rows()).not.toEqual([]);
  });
});

describe('when something fails', () => {
  test('ERR-02 a dropped connection is reported, and a retry helps', async () => {
    portal.fail(listAudit, 'dropped');
    const { user } = await openAudit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The audit trail could not be loaded.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('5 changes');
  });

  test('SES-08 SES-09 a token that has expired is renewed below the provider, and the call made once more', async () => {
    portal.fail(listAudit, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'x' } });
    await openAudit();
    await counted('5 changes');
    expect(portal.callsOf(refreshToken)).toHaveLength(1);
    const sent = portal.callsOf(listAudit).map(({ headers }) => headers.get('authorization'));
    expect(sent).toEqual([expect.stringMatching(/^Bearer \S/), `Bearer ${localStorage.getItem('@token')}`]);
    expect(new Set(sent).size).toBe(2);
  });

  test('ERR-05 an answer that is no page is a failure, not an empty list', async () => {
    portal.fail(listAudit, { status: 200, body: [] });
    await openAudit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The audit trail could not be loaded.');
  });

  test('LIST-05 an older answer never shows over a newer one', async () => {
    const { user } = await openAudit();
    await rows();
    const slow = held();
    portal.fail(listAudit, { until: slow.until });
    const search = screen.getByRole('searchbox', { name: 'Search by who made the change' });
    await user.type(search, 'load{Enter}');
    await waitFor(() => expect(lastFilter()).toMatchObject({ who: 'load' }));
    await user.clear(search);
    await user.type(search, 'helena{Enter}');
    await counted('3 changes');
    slow.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('3 changes')).toBeVisible();
  });

  test('without a match it says so', async () => {
    await openAudit({ filter: { who: 'nobody at all' } });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
  });

  test('SES-16 SES-30 level 2 neither sees the entry nor opens the page', async () => {
    await openConsole({ person: people.manager, path: '/auditoria', language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Audit trail' })).not.toBeInTheDocument();
    expect(portal.callsOf(listAudit)).toHaveLength(0);
  });
});

test('every visit fetches again, as others write the trail all the time', async () => {
  const { goTo } = await openAudit();
  await counted('5 changes');
  await goTo('/home');
  await pageTitled('Home');
  await goTo(auditAddress());
  await counted('5 changes');
  await waitFor(() => expect(portal.callsOf(listAudit)).toHaveLength(2));
});

test('SHELL-19 on a phone each entry is a card that opens', async () => {
  const { user } = await openAudit({ width: 390, filter: { entity: 'bank' } });
  const card = within(await screen.findByRole('list', { name: 'Changes' })).getByRole('listitem');
  expect(card).toHaveTextContent('5 Mar 2026 09:00:00');
  expect(card).toHaveTextContent('Banco do Brasil');
  await user.click(within(card).getByRole('button', { name: 'Partner' }));
  expect(told()).toEqual([['Partner', 'Before No  After Yes']]);
});

test('the list leaves as a file: CSV or XLSX, with its filter and its order', async () => {
  const { user } = await openAudit({ filter: { entity: 'bank' } });
  await counted('1 change');
  const slow = held();
  portal.fail(exportFile, { until: slow.until });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toEqual(['CSV', 'Excel (XLSX)']);
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  const tray = await screen.findByRole('complementary', { name: 'Exports' });
  expect(tray).toHaveTextContent('Audit trail · CSV');
  await waitFor(() =>
    expect(portal.callsOf(exportAudit).map(({ body }) => body)).toEqual([
      { format: 'csv', filter: { ...TRAIL, entity: 'bank', sessions: 'without' }, order: 'DESC' },
    ]),
  );
  await user.click(within(tray).getByRole('button', { name: 'Cancel the export' }));
  slow.release();
  await waitFor(() => expect(tray).not.toBeInTheDocument());
});
