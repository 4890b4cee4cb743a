import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { bankAddress, codes, openBanks, rows } from './banks-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** The queries that went out so far. */
const asked = () => portal.callsOf(listBanks).map(({ query }) => Object.fromEntries(query));
const lastAsked = () => asked().at(-1);
const search = () => screen.getByRole('searchbox', { name: 'Search by name or code' });
/** 900 to 909, of which 906 is inactive: no other test changes one of them. */
const UNTOUCHED = 'cooperativa 0';
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));

describe('the table', () => {
  test('BANK-02 BANK-05 BANK-06 shows code, bank, partner, deposit and status, by code', async () => {
    await openBanks();
    const shown = await rows();
    expect([...shown.slice(0, 4), shown[8]]).toEqual([
      ['001', 'Banco do Brasil', 'Yes', 'Yes 10 digits', 'Active'],
      ['341', 'Itaú', 'No', 'No', 'Active'],
      // No partner but a deposit, a partner without one.
      ['900', 'Cooperativa 00', 'No', 'Yes 1 digit', 'Active'],
      ['901', 'Cooperativa 01', 'Yes', 'No', 'Active'],
      ['906', 'Cooperativa 06', 'No', 'No', 'Inactive'],
    ]);
    expect(asked()).toEqual([{ page: '0', size: '10', sort: 'codigoBancario,asc' }]);
    const headings = within(screen.getByRole('table', { name: 'Banks' })).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Code',
      'Bank',
      'Partner',
      'Deposit',
      'Status',
      'Actions',
    ]);
    expect(headings[0]).toHaveAttribute('aria-sort', 'ascending');
  });

  test.each([
    ['Code', 'codigoBancario,desc'],
    ['Bank', 'nome,asc'],
    ['Partner', 'parceiro,asc'],
    ['Deposit', 'tamanhoCodigoDepositoIdentificado,asc'],
    ['Status', 'ativo,asc'],
  ])('BANK-02 a press on %s sorts by %s, by the server', async (heading, sort) => {
    const { user } = await openBanks();
    await codes();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Sort by ${heading}, `) }));
    await waitFor(() => expect(lastAsked()?.sort).toBe(sort));
    const column = await screen.findByRole('columnheader', { name: heading });
    await waitFor(() =>
      expect(column).toHaveAttribute('aria-sort', sort.endsWith('desc') ? 'descending' : 'ascending'),
    );
  });

  test('LIST-13 BANK-03 the return button leads home', async () => {
    const { user } = await openBanks();
    await user.click(await screen.findByRole('link', { name: 'Back to home' }));
    expect(await pageTitled('Home')).toBeVisible();
  });
});

describe('pages', () => {
  test('BANK-03 LIST-02 LIST-09 the second page is fetched as page 1 and shown as the second', async () => {
    const { user } = await openBanks();
    expect(await screen.findByText('1–10 of 30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('11–20 of 30')).toBeVisible();
    expect(lastAsked()?.page).toBe('1');
    expect((await codes())[0]).toBe('908');
  });

  test('LIST-10 ten rows at first; 25, 50 and 100 can be chosen', async () => {
    const { user } = await openBanks();
    await screen.findByText('1–10 of 30');
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
    ]);
    await user.click(screen.getByRole('option', { name: '25' }));
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
    expect(lastAsked()).toMatchObject({ page: '0', size: '25' });
  });

  test('LIST-09 a page past the end says so and leads to the last one', async () => {
    const { user } = await openBanks({ path: bankAddress({}, { page: '9', perPage: '10' }) });
    expect(await screen.findByText('There is no page 9.')).toBeVisible();
    expect(screen.getByText('The list has 3 pages.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(await screen.findByText('21–30 of 30')).toBeVisible();
  });
});

describe('search and filters', () => {
  test('BANK-01 LIST-02 the search box searches by name from the first letter, the others of a word in one call', async () => {
    const { user } = await openBanks();
    await codes();
    await user.type(search(), 'itau');
    await counted('1 bank');
    expect(await codes()).toEqual(['341']);
    expect(asked().slice(1)).toEqual(
      ['i', 'itau'].map((name) => ({ page: '0', size: '10', sort: 'codigoBancario,asc', name })),
    );
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await counted('30 banks');
    expect(search()).toHaveValue('');
  });

  test('BANK-07 digits alone are searched as a bank code, a text that holds some as a name', async () => {
    const { user } = await openBanks();
    await codes();
    await user.type(search(), '91{Enter}');
    await counted('10 banks');
    expect(lastAsked()).toMatchObject({ codigoBancario: '91' });
    expect(lastAsked()).not.toHaveProperty('name');
    await user.clear(search());
    await user.type(search(), 'ativa 01{Enter}');
    await counted('1 bank');
    expect(lastAsked()).toMatchObject({ name: 'ativa 01' });
    expect(lastAsked()).not.toHaveProperty('codigoBancario');
  });

  test('BANK-01 LIST-11 the status select narrows to 0 or 1 and is cleared by "Any"', async () => {
    const { user } = await openBanks({ path: bankAddress({ name: UNTOUCHED }) });
    await counted('10 banks');
    const choose = async (option: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(screen.getByRole('option', { name: option }));
    };
    await choose('Inactive');
    await counted('1 bank');
    expect(lastAsked()?.status).toBe('0');
    await choose('Active');
    await counted('9 banks');
    expect(lastAsked()?.status).toBe('1');
    await choose('Any');
    await counted('10 banks');
    expect(lastAsked()).not.toHaveProperty('status');
  });

  test.each([
    ['Yes', 'No', { status: 1, statusParceiro: 1, statusDeposito: 0 }, '901'],
    ['No', 'Yes', { status: 1, statusParceiro: 0, statusDeposito: 1 }, '900'],
  ])(
    'BANK-04 LIST-11 LIST-20 the dialog has all four filters and applies them together: partner %s, deposit %s',
    async (partner, deposit, chosen, found) => {
      const { user } = await openBanks();
      await codes();
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      expect(dialog().getAllByRole('textbox')).toHaveLength(1);
      expect(dialog().getAllByRole('combobox')).toHaveLength(3);
      await user.type(dialog().getByRole('textbox', { name: 'Name' }), UNTOUCHED);
      for (const [field, option, options] of [
        ['Status', 'Active', ['Any', 'Active', 'Inactive']],
        ['Partner', partner, ['Any', 'Yes', 'No']],
        ['Deposit', deposit, ['Any', 'Yes', 'No']],
      ] as const) {
        await user.click(dialog().getByRole('combobox', { name: field }));
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(options);
        await user.click(screen.getByRole('option', { name: option }));
      }
      expect(asked()).toHaveLength(1);
      await user.click(dialog().getByRole('button', { name: 'Apply' }));
      await counted('1 bank');
      expect(await codes()).toEqual([found]);
      const { page: _page, size: _size, sort: _sort, ...narrowed } = lastAsked() ?? {};
      expect(narrowed).toEqual({
        name: UNTOUCHED,
        ...Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, String(value)])),
      });
      const kept = Object.entries(localStorage).find(([key]) => key.includes('bancos.listParams'))?.[1];
      expect(JSON.parse(kept as string).filter).toEqual({ name: UNTOUCHED, ...chosen });
    },
  );

  test('LIST-12 BANK-04 cancel leaves the filters as they were and is gone after a second, without covering anything', async () => {
    const { user } = await openBanks({ path: bankAddress({ status: 0, name: UNTOUCHED }) });
    await counted('1 bank');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'itau');
    const cancelled = performance.now();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    // What fades away is still there, but the page behind it can be used.
    expect(screen.getByText('Apply')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search by name or code' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Apply')).not.toBeInTheDocument());
    expect(performance.now() - cancelled).toBeGreaterThan(950);
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue(UNTOUCHED);
    expect(dialog().getByRole('combobox', { name: 'Status' })).toHaveTextContent('Inactive');
  });

  test('BANK-04 clear empties the fields of the dialog; nothing changes before it is applied', async () => {
    const filter = { name: UNTOUCHED, status: 0, statusParceiro: 0, statusDeposito: 0 };
    const { user } = await openBanks({ path: bankAddress(filter) });
    await counted('1 bank');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue(UNTOUCHED);
    await user.click(dialog().getByRole('button', { name: 'Clear' }));
    expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('');
    for (const field of ['Status', 'Partner', 'Deposit']) {
      expect(dialog().getByRole('combobox', { name: field })).toHaveTextContent('Any');
    }
    expect(asked()).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('30 banks');
  });

  test('BANK-01 what narrows the list shows as chips, each to be taken away', async () => {
    const { user } = await openBanks({ path: bankAddress({ status: 0, name: UNTOUCHED }) });
    await counted('1 bank');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Status Inactive' }));
    await counted('10 banks');
    expect(lastAsked()).toMatchObject({ name: UNTOUCHED });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await counted('30 banks');
    expect(search()).toHaveValue('');
  });

  test('LIST-03 a filter and a search start again at the first page', async () => {
    const { user } = await openBanks({ path: bankAddress({}, { page: '2', perPage: '10' }) });
    await screen.findByText('11–20 of 30');
    await user.type(search(), 'coop');
    await screen.findByText('1–10 of 28');
    expect(lastAsked()).toMatchObject({ name: 'coop', page: '0' });
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await screen.findByText('21–28 of 28');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Active' }));
    await screen.findByText(/^1–10 of /);
    expect(lastAsked()).toMatchObject({ status: '1', page: '0' });
  });

  test('ERR-03 a filter that nothing matches says so and offers to clear it', async () => {
    const { user } = await openBanks({ path: bankAddress({ name: 'nobody' }) });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await counted('30 banks');
  });
});

describe('LIST-04 what was found is found again', () => {
  test('LIST-01 LIST-04 LIST-08 filters, page and rows are there on return, without another call', async () => {
    const { goTo, user } = await openBanks({
      path: bankAddress({ name: 'coop' }, { page: '2', perPage: '10' }),
    });
    await screen.findByText('11–20 of 28');
    const before = await codes();
    await goTo('/home');
    await pageTitled('Home');
    await goTo('/bancos');
    expect(await screen.findByText('11–20 of 28')).toBeVisible();
    expect(await codes()).toEqual(before);
    expect(search()).toHaveValue('coop');
    expect(asked()).toHaveLength(1);
    // What is kept can be shared as well: it is in the address.
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"name":"coop"}');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  test('LIST-04 a sign-out forgets it', async () => {
    const { goTo, leave } = await openBanks({ path: bankAddress({ name: 'coop' }) });
    await counted('28 banks');
    await goTo('/logout');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    document.body.replaceChildren();
    await openBanks();
    await counted('30 banks');
    expect(lastAsked()).not.toHaveProperty('name');
  });

  test('LIST-04 an address with filters opens for every person who may see the screen', async () => {
    const filter = { status: 1, name: UNTOUCHED };
    await openBanks({ path: bankAddress(filter, { sort: 'nome', order: 'DESC' }) });
    await counted('9 banks');
    expect((await codes()).slice(0, 4)).toEqual(['909', '908', '907', '905']);
    document.body.replaceChildren();
    await openConsole({ person: people.manager, path: bankAddress({ status: 0 }), language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
  });

  test.each([
    ['a filter that is no JSON', '/bancos?filter=%7Bname'],
    ['a filter that is a list', '/bancos?filter=%5B1%5D'],
  ])('ERR-05 %s in the address is left out, and that is said', async (_what, path) => {
    await openBanks({ path });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The address contains a filter that cannot be read. It was ignored.',
    );
    await counted('30 banks');
  });

  test.each([
    ['a status that is none', { status: 7 }, 'Status:'],
    ['a filter that there is not', { bank: 'x' }, 'bank:'],
  ])('ERR-05 %s in the address is refused, named, and can be cleared', async (_what, filter, field) => {
    const { user } = await openBanks({ path: bankAddress(filter) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading banks!');
    expect(alert).toHaveTextContent(field);
    await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
    await counted('30 banks');
  });
});

describe('BANK-08 when loading fails', () => {
  test('BANK-08 LIST-02 the list empties, says why, and can be tried again', async () => {
    const { user } = await openBanks();
    expect(await codes()).toHaveLength(10);
    portal.fail(listBanks, { status: 500, headers: { 'x-request-id': 'r-7' } });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading banks!Reload the page and try again.');
    expect(alert).toHaveTextContent('Request r-7');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('11–20 of 30')).toBeVisible();
  });

  test.each([
    ['a dropped connection', 'dropped' as const, 'Reload the page and try again.'],
    ['a time-out of the server', { status: 504 }, 'The server did not respond in time.'],
  ])('BANK-08 %s reads as what it is, once', async (_what, failure, sentence) => {
    portal.fail(listBanks, failure);
    await openBanks();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  test('ERR-05 a refusal of the screen itself is the page that says so', async () => {
    portal.fail(listBanks, { status: 403, body: { code: 'FORBIDDEN', message: 'No.' } });
    await openBanks();
    expect(await pageTitled('Page not authorized')).toBeVisible();
  });
});

describe('LIST-05 slow answers', () => {
  test('API-29 LIST-05 an answer to an older search never shows over a newer one, and its call is aborted', async () => {
    const { user } = await openBanks();
    await codes();
    const slow = held();
    portal.fail(listBanks, { until: slow.until });
    await user.click(search());
    await user.paste('banco');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await user.clear(search());
    await user.paste('itau');
    await counted('1 bank');
    const [, older] = portal.callsOf(listBanks);
    expect(older?.aborted()).toBe(true);
    await act(async () => slow.release());
    expect(await codes()).toEqual(['341']);
  });

  test('API-29 LIST-05 leaving the screen gives up what is on its way', async () => {
    const slow = held();
    portal.fail(listBanks, { until: slow.until });
    const { goTo } = await openBanks();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(portal.callsOf(listBanks)[0]?.aborted()).toBe(false);
    await goTo('/home');
    await pageTitled('Home');
    await waitFor(() => expect(portal.callsOf(listBanks)[0]?.aborted()).toBe(true));
    slow.release();
  });

  test('LIST-02 what is shown stays in sight while the next answer is on its way, marked as busy', async () => {
    const { user } = await openBanks();
    await codes();
    const slow = held();
    portal.fail(listBanks, { until: slow.until });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect((await codes())[0]).toBe('001');
    expect(screen.getByRole('region', { name: 'Banks' })).toHaveAttribute('aria-busy', 'true');
    slow.release();
    await screen.findByText('11–20 of 30');
    expect(screen.getByRole('region', { name: 'Banks' })).toHaveAttribute('aria-busy', 'false');
  });
});

describe('on a phone', () => {
  test('BANK-02 BANK-05 BANK-06 every bank is a card, and a select sorts them', async () => {
    const { user } = await openBanks({ width: 390 });
    const list = await screen.findByRole('list', { name: 'Banks' });
    const [first, second, third, fourth] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('001Banco do BrasilActivePartner YesDeposit Yes 10 digits');
    // Active and no partner: the two values are not confused.
    expect(second).toHaveTextContent('341ItaúActivePartner NoDeposit No');
    expect(third).toHaveTextContent('900Cooperativa 00ActivePartner NoDeposit Yes 1 digit');
    expect(fourth).toHaveTextContent('901Cooperativa 01ActivePartner YesDeposit No');
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Code, descending' }));
    await waitFor(() => expect(lastAsked()?.sort).toBe('codigoBancario,desc'));
  });

  test('BANK-04 the status is chosen in the dialog', async () => {
    const { user } = await openBanks({ width: 390, path: bankAddress({ name: UNTOUCHED }) });
    await counted('10 banks');
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(dialog().getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Inactive' }));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('1 bank');
  });
});
