import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Level, type ScreenPath, screens } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import { validateSession } from '../../../contract/session';
import { areas } from '../../../src/areas';
import { decryptProfile } from '../../../src/session/profile-cipher';
import { openTo } from '../../support/access-table';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { belowOf } from '../../support/every-page';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

vi.mock('../../../src/areas', async (original) => {
  const { everyPage } = await import('../../support/every-page');
  return everyPage(await original());
});
vi.mock('../../../src/session/profile-cipher', { spy: true });

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** Signing out has no page that could be looked at. */
const shownTo = (level: Level) => openTo(level).filter((path) => path !== '/logout');

/**
 * Visits every screen, and every address below it, and returns the screens that were shown; the others have said 'Page
 * not authorized' at each address.
 */
async function openScreens(login: string): Promise<ScreenPath[]> {
  const { goTo, catalogue } = await openConsole({ person: login, language: 'en' });
  await pageTitled('Home');
  const open: ScreenPath[] = [];
  for (const { path } of screens) {
    if (path === '/logout') continue;
    const titles = new Set<string>();
    for (const address of [path, ...belowOf(areas, path)]) {
      await goTo(address);
      titles.add(screen.getByRole('heading', { level: 1 }).textContent);
    }
    expect([...titles], path).toHaveLength(1);
    if (titles.has(catalogue.screens[path].title)) open.push(path);
    else expect([...titles], path).toEqual(['Page not authorized']);
  }
  return open;
}

describe('the guard', () => {
  test('SES-16 SES-26 SES-30 the provider administrator opens every screen but that of API access', async () => {
    expect((await openScreens(people.administrator)).sort()).toEqual(shownTo(1).sort());
  });

  test('SES-17 SES-25 SES-31 the manager opens the screens of its level, and the API documentation by its access', async () => {
    expect((await openScreens(people.manager)).sort()).toEqual([...shownTo(2), '/swagger'].sort());
  });

  test('SES-24 SES-28 SES-32 the report viewer opens statement and dashboards, and no API documentation', async () => {
    expect((await openScreens(people.viewer)).sort()).toEqual(shownTo(3).sort());
  });

  test('SES-18 SES-23 SES-27 the bank user opens the signed-in pages, and work orders by its code', async () => {
    expect((await openScreens(people.bankUser)).sort()).toEqual([...shownTo(5), '/chamados'].sort());
  });

  test.each<[Language, string]>([
    ['pt', 'Página não autorizada'],
    ['en', 'Page not authorized'],
    ['co', 'Página no autorizada'],
    ['es', 'Página no autorizada'],
  ])('SES-19 a page that the person may not see says so inside the frame (%s)', async (language, title) => {
    await openConsole({ person: people.viewer, path: '/usuarios', language });
    expect(await pageTitled(title)).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(document.title).toBe(`${title} · Cofre`);
  });

  test('SES-29 an address below a screen that has no page there is not found', async () => {
    const { user } = await openConsole({ person: people.viewer, path: '/ajuda/nowhere', language: 'en' });
    await pageTitled('Page not found');
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    expect(await pageTitled('Home')).toBeVisible();
  });
});

describe('the level', () => {
  test('SES-05 SES-13 is that of the last answer of the server, and the stored profile follows it', async () => {
    vi.mocked(decryptProfile).mockResolvedValueOnce(3);
    await signInAs(people.administrator);
    localStorage.setItem('@accessProfile', 'cipher text');
    await openConsole({ path: '/usuarios', language: 'en' });
    expect(await pageTitled('Users')).toBeVisible();
    expect(decryptProfile).toHaveBeenCalledWith('cipher text');
    expect(localStorage.getItem('@accessProfile')).not.toBe('cipher text');
  });

  test('SES-02 comes from the server where the stored profile cannot be decrypted', async () => {
    vi.mocked(decryptProfile).mockResolvedValue(null);
    await signInAs(people.administrator);
    localStorage.setItem('@accessProfile', 'altered');
    await openConsole({ path: '/usuarios', language: 'en' });
    expect(await pageTitled('Users')).toBeVisible();
  });

  test('SES-15 is that of a report viewer where the profile is unknown', async () => {
    const unknown = { authenticated: true, perfil: 77, apiAccess: false, specificUserCode: null };
    const person = { name: 'Helena Duarte', login: people.administrator, email: 'helena@example.com' };
    portal.fail(validateSession, { status: 200, body: { ...unknown, ...person } });
    await signInAs(people.administrator);
    const { goTo } = await openConsole({ path: '/transacoes-extrato', language: 'en' });
    await pageTitled('Transaction statement');
    await goTo('/financeiro');
    expect(await pageTitled('Page not authorized')).toBeVisible();
  });

  test.each([
    [people.administrator, 'Helena Duarte', 'Provider administrator'],
    [people.manager, 'Marina Prado', 'Establishment administratorAPI user'],
    [people.viewer, 'Caio Menezes', 'Report viewer'],
    [people.bankUser, 'Bruno Teles', 'Bank user'],
  ])('SES-14 of %s is named beside the person', async (person, name, profile) => {
    const { user } = await openConsole({ person, language: 'en' });
    await pageTitled('Home');
    await user.click(screen.getByRole('button', { name: `Profile of ${name}` }));
    const dialog = screen.getByRole('dialog', { name: `Profile of ${name}` });
    expect(dialog).toHaveTextContent(`${name}${profile}${person}`);
  });
});
