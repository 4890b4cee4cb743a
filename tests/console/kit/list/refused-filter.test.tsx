import { cleanup, screen, within } from '@testing-library/react';
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
