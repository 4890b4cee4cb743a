import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getConfig } from '../../../../contract/config';
import { getManual } from '../../../../contract/help';
import type { Language } from '../../../../contract/languages';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';

const portal = bridgeToPortal();
const saved = catchSavedFiles();

afterEach(() => window.history.pushState(null, '', '/'));

interface Options {
  person?: string;
  language?: Language;
}

async function openHelp({ person = people.viewer, language = 'en' }: Options = {}) {
  const opened = await openConsole({ person, path: '/ajuda', language });
  await pageTitled(opened.catalogue.screens['/ajuda'].title);
  return opened;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const download = (name = 'Establishment manual') =>
  screen.getByRole('button', { name: `Download the ${name}` });

/** The first manual is made while one waits: nothing is built in tests. */
const told = async (text: string) =>
  expect(await screen.findByText(text, {}, { timeout: 25_000 })).toBeVisible();

describe('phones', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'Phone numbers',
      ['Capital cities+1 555-0100', 'Other regions+1 555-0101', 'Messaging+1 555-0102'],
    ],
    [
      'co',
      'Líneas de atención',
      ['Ciudades capitales+57 555-0100', 'Resto del país+57 555-0101', 'Mensajería+57 555-0102'],
    ],
    [
      'es',
      'Teléfonos de atención',
      ['Capitales+52 555-0100', 'Interior de la República+52 555-0101', 'Mensajería+52 555-0102'],
    ],
    [
      'pt',
      'Telefones de atendimento',
      [
        'Capitais e regiões metropolitanas+55 555-0100',
        'Demais localidades+55 555-0101',
        'Mensagens+55 555-0102',
      ],
    ],
  ])('HELP-01 the numbers of the language can be called (%s)', async (language, title, rows) => {
    await openHelp({ language });
    const phones = part(title);
    const terms = (await phones.findAllByRole('term')).map(({ textContent }) => textContent);
    const numbers = phones.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term}${numbers[index]}`)).toEqual(rows);
    const called = numbers.map((number) => number?.replace(/[ -]/g, ''));
    expect(phones.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `tel:${called[0]}`,
      `tel:${called[1]}`,
      `sms:${called[2]}`,
    ]);
  });

  test('HELP-01 an empty number has no row, and where there is none the page says so', async () => {
    const { phones, ...rest } = await (await fetch(new URL(getConfig.path, window.location.href))).json();
    const some = { ...phones.en, otherRegions: '' };
    const none = { capitals: '', otherRegions: '', messaging: '' };
    portal.fail(getConfig, { status: 200, body: { ...rest, phones: { ...phones, en: some, co: none } } });
    const { user } = await openHelp();
    expect(part('Phone numbers').getAllByRole('link')).toHaveLength(2);
    expect(part('Phone numbers').queryByText('Other regions')).not.toBeInTheDocument();
    const languages = screen.getByRole('group', { name: 'Language' });
    await user.click(within(languages).getByRole('button', { name: /Colombia/ }));
    expect(await screen.findByText('No hay líneas de atención para su idioma.')).toBeVisible();
  });

  test('the address for questions about data is there', async () => {
    await openHelp();
    expect(await part('Data protection').findByRole('link', { name: 'privacy@example.com' })).toHaveAttribute(
      'href',
      'mailto:privacy@example.com',
    );
  });
});

describe('manuals', () => {
  test.each([people.manager, people.viewer, people.bankUser])(
    'HELP-03 HELP-04 %s is offered the establishment manual alone',
    async (person) => {
      await openHelp({ person });
      expect(part('Manuals').getAllByRole('button')).toEqual([download()]);
    },
  );

  test('HELP-04 the provider administrator is offered the provider manual in addition', async () => {
    await openHelp({ person: people.administrator });
    expect(part('Manuals').getAllByRole('button')).toEqual([download(), download('Provider manual')]);
  });

  test('HELP-02 API-19 the manual arrives as a file in the language of the page', async () => {
    const { user } = await openHelp({ person: people.administrator, language: 'pt' });
    await user.click(screen.getByRole('button', { name: 'Baixar Manual do provedor' }));
    await told('O arquivo manual-SEP.pdf foi salvo.');
    const [call] = portal.callsOf(getManual);
    expect([call?.path, call?.headers.get('accept-language')]).toEqual(['/portal/docs/manual/SEP', 'pt-BR']);
    expect(call?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('@token')}`);
    expect(saved.map(({ name, file }) => [name, file.type, file.size > 20_000])).toEqual([
      ['manual-SEP.pdf', 'application/pdf', true],
    ]);
  });

  test('HELP-02 the button says that the manual is on its way, keeps the focus, and makes one call', async () => {
    const { until, release } = held();
    portal.fail(getManual, { until });
    const { user } = await openHelp();
    await user.click(download());
    const busy = await screen.findByRole('button', { name: 'Downloading…' });
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await told('The file manual-EC.pdf was saved.');
    expect(portal.callsOf(getManual)).toHaveLength(1);
    expect(saved).toHaveLength(1);
    expect(download()).toHaveFocus();
  });

  test.each([
    ['the server fails', { status: 500, body: { code: 'INTERNAL', message: 'It broke' } }, 'It broke'],
    ['the connection drops', 'dropped', 'Reload the page and try again.'],
  ] as const)('HELP-05 when %s the page says so and tries again', async (_what, failure, reason) => {
    portal.fail(getManual, failure);
    const { user } = await openHelp();
    await user.click(download());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error downloading file!')).toBeVisible();
    expect(alert).toHaveTextContent(reason);
    expect(saved).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await told('The file manual-EC.pdf was saved.');
    expect(screen.queryByText('Error downloading file!')).not.toBeInTheDocument();
    expect(saved.map(({ name }) => name)).toEqual(['manual-EC.pdf']);
  });

  test('HELP-02 who leaves the page gives the manual up', async () => {
    const { until, release } = held();
    portal.fail(getManual, { until });
    const { user, goTo } = await openHelp();
    await user.click(download());
    await screen.findByRole('button', { name: 'Downloading…' });
    await goTo('/home');
    await pageTitled('Home');
    await waitFor(() => expect(portal.callsOf(getManual)[0]?.aborted()).toBe(true));
    release();
    expect(saved).toEqual([]);
  });
});

test('HELP-01 the bar, the menu and the menu of the avatar lead to the help', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/ajuda');
  expect(screen.getByRole('banner')).toContainElement(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Help' }),
  );
  await user.click(screen.getByRole('button', { name: 'Profile of Caio Menezes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Help' }));
  expect(await pageTitled('Help')).toBeVisible();
  await user.click(part('Short videos').getByRole('link', { name: 'Watch the videos' }));
  expect(await pageTitled('Bulletins')).toBeVisible();
});
