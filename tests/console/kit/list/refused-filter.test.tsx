import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { bankAddress, openBanks } from '../../areas/banks/banks-page';

/* A filter that the server does not take (any more) is told, and no way back to the list leads to it again. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const STORE = `RaStore/${people.administrator}/.`;
const OLD = { sort: 'codigoBancario', order: 'DESC', page: 1, perPage: 25, filter: { status: 7 } };

/** The page names what was refused, and offers to clear it. */
async function refusal(): Promise<HTMLElement> {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading banks!');
  return within(alert).findByRole('button', { name: 'Clear the filters' });
}

const reload = async () => {
  const { pathname, search } = window.location;
  cleanup();
  return openBanks({ path: pathname + search });
};

describe('LIST-04 a filter that the server refuses', () => {
  test('LIST-04 of the store is kept no more: the menu leads to the list, in the order that was kept with it', async () => {
    localStorage.setItem(`${STORE}bancos.listParams`, JSON.stringify(OLD));
    const { goTo } = await openBanks();
    await refusal();
    await goTo('/home');
    await goTo('/bancos');
    await counted('30 banks');
    const asked = portal.callsOf(listBanks).at(-1)?.query;
    expect(asked?.get('sort')).toBe('codigoBancario,desc');
    expect(asked?.get('size')).toBe('25');
  });

  test('LIST-04 of an address is not kept: a reload and the menu lead to the list', async () => {
    await openBanks({ path: bankAddress(OLD.filter) });
    expect(await refusal()).toBeVisible();
    expect(screen.getByRole('button', { name: /^Remove the filter Status/ })).toBeVisible();
    await reload();
    await counted('30 banks');
    cleanup();
    await openBanks();
    await counted('30 banks');
  });

  test('LIST-04 is called as the list calls it, and not by its name on the wire', async () => {
    const address = `/contas?${new URLSearchParams({ filter: JSON.stringify({ ecs: ['99998'] }) })}`;
    await openConsole({ person: people.administrator, path: address, language: 'en' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Establishment: .*99998/);
    expect(alert).not.toHaveTextContent('ecs');
  });

  test.each([
    ['/agrupadores', { associatorName: 'x'.repeat(101) }, 'Group name: “xx'],
    ['/agrupadores', { name: 'zzz' }, 'name: The field “name” does not exist here.'],
    ['/codigos-operadores', { operator: 'x'.repeat(101) }, 'Operator name: “xx'],
    ['/codigos-operadores', { unused: 2 }, 'Use: “2”'],
    ['/chamados', { nameEc: 'x'.repeat(101) }, 'Establishment: “xx'],
    ['/chamados', { logicNumber: 'x'.repeat(51) }, 'Logical number: “xx'],
    ['/chamados', { createdDate: '2026-99-99' }, 'Start date: “2026-99-99” '],
    ['/chamados', { modifiedDate: 7 }, 'Last modification: “7” '],
    ['/chamados', { workOrderNumber: 'abc' }, 'Request number: “abc” is not a number.'],
    ['/relatorio-utilizacao', { ecName: 'x'.repeat(101) }, 'Establishment name: “xx'],
    ['/relatorio-utilizacao', { period: 7 }, 'Period: “7” is not allowed here.'],
    ['/relatorio-utilizacao', { foo: 1 }, 'foo: The field “foo” does not exist here.'],
    ['/codigos-solicitados', { period: 'x' }, 'Period: Fill in both dates.'],
    ['/codigos-solicitados', { period: ['', '10:00', '', ''] }, 'Period: Fill in both dates.'],
    ['/usuarios', { profileAccess: [2, 77] }, 'Profile: “77” is not allowed here.'],
    ['/auditoria', { action: ['create', 'zz'] }, 'Action: “zz” is not allowed here.'],
    ['/auditoria', { entity: ['bank', 'zz'] }, 'Type of record: “zz” is not allowed here.'],
    ['/eventos-seguranca', { kind: ['sign-in', 'zz'] }, 'Event: “zz” is not allowed here.'],
    ['/bancos', { name: '1'.repeat(101) }, 'Name: “11'],
    ['/marketing', { status: 9 }, 'status: The field “status” does not exist here.'],
  ])(
    'ERR-05 of %s, %o, is called as on the screen, with the value that was given',
    async (path, filter, text) => {
      const address = `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
      await openConsole({ person: people.administrator, path: address, language: 'en' });
      const alert = await screen.findByRole('alert');
      // Nothing else is said before it: no second name, no value that nobody has given.
      expect(alert).toHaveTextContent(new RegExp(`[!.]${text.replaceAll('.', '\\.')}`));
      expect(within(alert).getByRole('button', { name: 'Clear the filters' })).toBeVisible();
    },
  );

  test.each([
    { page: 3, status: 1 },
    { size: 100, status: 1 },
    { sort: 'nome,desc', status: 1 },
  ])('LIST-04 is none of the page: %o leaves the page as it is, and is said', async (filter) => {
    await openBanks({ path: bankAddress(filter) });
    expect(await screen.findByText(/^The address contains a filter that cannot be read/)).toBeVisible();
    await counted(/^\d\d banks$/);
    expect(await screen.findByText(/^1–10 of \d\d$/)).toBeVisible();
    const kept = JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '');
    expect(kept).toEqual({ status: 1 });
    for (const { query } of portal.callsOf(listBanks)) {
      expect([query.get('page'), query.get('size'), query.get('status')]).toEqual(['0', '10', '1']);
    }
  });

  test('SHELL-21 is told in the language that is chosen meanwhile, here and in another tab', async () => {
    const { user } = await openBanks({ path: bankAddress(OLD.filter) });
    await refusal();
    await user.click(screen.getByRole('button', { name: /^PT/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('“7” não '));
    act(() => {
      localStorage.setItem('@language', 'es');
      window.dispatchEvent(new StorageEvent('storage', { key: '@language', newValue: 'es' }));
    });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('“7” no se admite aquí'));
  });

  test('LIST-04 is not what the start from the home screen comes back to', async () => {
    await openBanks({ path: bankAddress(OLD.filter) });
    await refusal();
    cleanup();
    await openBanks({ path: '/?app' });
    await counted('30 banks');
  });

  test('LIST-04 is cleared with its button, whatever the refusal is called', async () => {
    portal.fail(listBanks, { status: 422, body: { code: 'INVALID', message: 'status is not taken.' } });
    const { user } = await openBanks({ path: bankAddress({ status: 1 }) });
    await user.click(await refusal());
    await counted('30 banks');
  });
});

test('LIST-04 a filter by what the person sees no more is told on the list, which is not refused itself', async () => {
  const address = `/contas?${new URLSearchParams({ filter: JSON.stringify({ ecs: ['9999'] }) })}`;
  const { user } = await openConsole({ person: people.manager, path: address, language: 'en' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('9999');
  await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
  await counted(/^\d+ accounts?$/);
});

test('LIST-10 a page beyond what the server counts to is told, with the way to the last one', async () => {
  const { user } = await openBanks({ path: bankAddress({}, { page: '99999999' }) });
  await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  await counted('30 banks');
});
