import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBankFile } from '../../../contract/bank-file-list';
import { isResource } from '../../../src/area';
import { areas } from '../../../src/areas';
import { call } from '../../../src/portal/client';
import { filteredPath } from '../../../src/ui/paths';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { openConsole } from '../../support/open-console';
import { people } from '../../support/people';

/* Every list opens its rows in the same way: whatever an area brings, kit/list sees to it. */

bridgeToPortal();
// No account has a numbered file before somebody makes one.
beforeAll(async () => {
  await signInAs(people.administrator);
  await call(createBankFile, { body: { account: 3, after: 0 } });
});
afterEach(() => window.history.pushState(null, '', '/'));

/** An entry of the trail and an event of security have no page: a row unfolds what was changed. */
const UNFOLDING = ['auditoria', 'eventos-seguranca'];
/** A session has no page: all of it is in its row. Subscriptions are only there once somebody has made some. */
const WHOLE = ['sessoes', 'assinaturas'];

/** Of orders one is always there, a closed one, and the list begins with those that wait. */
const pathOf = (name: string) =>
  name === 'chamados' ? filteredPath('/chamados', { status: 1 }) : `/${name}`;

const lists = areas.filter(isResource).filter(({ list }) => list !== undefined);
const opening = lists
  .map(({ name }) => name)
  .filter((name) => !UNFOLDING.includes(name) && !WHOLE.includes(name));

const address = () => window.location.pathname + window.location.search;

/** The first record of the table, on a desktop or on a phone. */
async function firstRow(width: number): Promise<HTMLElement> {
  if (width >= 1000) {
    const [, row] = await within(await screen.findByRole('table')).findAllByRole('row');
    return row as HTMLElement;
  }
  const [card] = await within(await screen.findByRole('main')).findAllByRole('listitem');
  return card as HTMLElement;
}

test.each(opening)(
  'on /%s the name of a record is a link to it, and Back returns to that link',
  async (name) => {
    const { user } = await openConsole({ person: people.administrator, path: pathOf(name), language: 'en' });
    const [link] = within(await firstRow(1440)).getAllByRole('link');
    const to = link?.getAttribute('href') ?? '';
    expect(link?.closest('td')).not.toHaveClass('actions');
    expect(link).toHaveAccessibleName(link?.textContent ?? 'nothing');
    await user.click(link as HTMLElement);
    await waitFor(() => expect(address()).toBe(to));
    window.history.back();
    await waitFor(async () => {
      const [again] = within(await firstRow(1440)).getAllByRole('link');
      expect(again).toHaveAttribute('href', to);
      expect(again).toHaveFocus();
    });
  },
);

test.each(opening)('on a phone the card of a record of /%s opens by its name too', async (name) => {
  await openConsole({ person: people.administrator, path: pathOf(name), language: 'en', width: 390 });
  const [link] = within(await firstRow(390)).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/./);
});

test('a row of the trail unfolds what was changed, by a click anywhere on it', async () => {
  const { user } = await openConsole({ person: people.administrator, path: '/auditoria', language: 'en' });
  const table = await screen.findByRole('table');
  const [fold] = await within(table).findAllByRole('button', { expanded: false });
  const row = fold?.closest('tr') as HTMLElement;
  await user.click(within(row).getAllByRole('cell')[0] as HTMLElement);
  expect(within(row).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});
