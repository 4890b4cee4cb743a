import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getConfig } from '../../../../contract/config';
import type { Language } from '../../../../contract/languages';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const player = (title: string) => screen.getByLabelText(title, { selector: 'video' });
const entries = async (label = 'Videos') =>
  within(await screen.findByRole('list', { name: label })).getAllByRole('listitem');

/** What the deployment says, with another list of videos. */
async function videosAre(change: (videos: object[]) => object[]): Promise<void> {
  const config = await (
    await fetch(new URL(getConfig.path, window.location.href), { headers: { 'accept-language': 'en' } })
  ).json();
  const body = { ...config, videos: change(config.videos) };
  portal.fail(getConfig, { status: 200, body }, 5);
}

async function openBulletins(language: Language = 'en', person: string = people.viewer) {
  const opened = await openConsole({ person, path: '/informativos', language });
  await pageTitled(opened.catalogue.screens['/informativos'].title);
  return opened;
}

test.each<[Language, string, string, string, string]>([
  ['en', 'Videos', 'Signing in safely', '16 Nov 2026', 'en'],
  ['co', 'Videos', 'Ingresar con seguridad', '16/11/2026', 'co'],
  ['es', 'Videos', 'Iniciar sesión con seguridad', '16/11/2026', 'es'],
  ['pt', 'Vídeos', 'Entrar com segurança', '16/11/2026', 'pt'],
])('HELP-06 four videos with title, text and date (%s)', async (language, list, title, date, code) => {
  const { catalogue } = await openBulletins(language);
  const [first, ...others] = await entries(list);
  expect(others).toHaveLength(3);
  if (first === undefined) throw new Error('No video');
  expect(within(first).getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(within(first).getByText(date)).toBeVisible();
  const video = within(first).getByLabelText(title, { selector: 'video' });
  expect(video).toHaveAttribute('src', `/videos/sign-in.${language}.mp4`);
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'metadata');
  expect(video).toHaveAttribute('poster', `/videos/sign-in.${language}.jpg`);
  const track = video.querySelector('track');
  expect([track?.getAttribute('src'), track?.kind, track?.label]).toEqual([
    `/videos/sign-in.${code}.vtt`,
    'captions',
    catalogue.bulletins.captions,
  ]);
});

test('HELP-06 each of the four has its own film, title, text and date', async () => {
  await openBulletins();
  const told = (await entries()).map((entry) => [
    entry.querySelector('video')?.getAttribute('src'),
    within(entry).getByRole('heading', { level: 2 }).textContent,
    entry.querySelector('time')?.textContent,
    entry.querySelector('p')?.textContent,
  ]);
  expect(told).toEqual([
    [
      '/videos/sign-in.en.mp4',
      'Signing in safely',
      '16 Nov 2026',
      'Login, password and robot check. Nobody from support ever asks for your password; the eye shows it to you alone.',
    ],
    [
      '/videos/statement.en.mp4',
      'Reading the statement',
      '17 Nov 2026',
      'Choose a period, create the report, and see deposits and withdrawals with their totals.',
    ],
    [
      '/videos/export.en.mp4',
      'From the statement to a spreadsheet',
      '18 Nov 2026',
      'Export the whole report to Excel and keep working while the file is created.',
    ],
    [
      '/videos/finder.en.mp4',
      'Finding a page with the keyboard',
      '19 Nov 2026',
      'Ctrl and K open the finder. Type a few letters, press Enter, and you are there.',
    ],
  ]);
});

test.each(Object.values(people))('HELP-06 %s has the bulletins', async (person) => {
  await openBulletins('en', person);
  expect(await entries()).toHaveLength(4);
});

test('HELP-06 a fifth one shows when it is configured, also without picture and captions', async () => {
  const own = {
    url: '/videos/own/a.mp4',
    title: 'Our depot',
    text: 'New.',
    date: '2026-11-20',
    poster: null,
    captions: null,
  };
  await videosAre((videos) => [...videos, own]);
  await openBulletins();
  expect(await entries()).toHaveLength(5);
  expect(player('Our depot')).toHaveAttribute('src', '/videos/own/a.mp4');
  expect(player('Our depot')).not.toHaveAttribute('poster');
  expect(player('Our depot').querySelector('track')).toBeNull();
});

test('HELP-06 the descriptions follow the language', async () => {
  const { user } = await openBulletins();
  await screen.findByRole('heading', { level: 2, name: 'Reading the statement' });
  const languages = screen.getByRole('group', { name: 'Language' });
  await user.click(within(languages).getByRole('button', { name: /Português/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ler o extrato' })).toBeVisible();
  expect(player('Ler o extrato').querySelector('track')).toHaveAttribute('src', '/videos/statement.pt.vtt');
});

test('HELP-06 a video that is not there says so, and can be tried again', async () => {
  const { user } = await openBulletins();
  const [first] = await entries();
  if (first === undefined) throw new Error('No video');
  fireEvent.error(player('Signing in safely'));
  const alert = within(first).getByRole('alert');
  expect(alert).toHaveTextContent('This video cannot be played right now.');
  expect(within(first).getByRole('heading', { name: 'Signing in safely' })).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Try again: Signing in safely' }));
  expect(player('Signing in safely')).toHaveAttribute('src', '/videos/sign-in.en.mp4');
  expect(player('Signing in safely')).toHaveFocus();
  fireEvent.error(player('Signing in safely'));
  expect(within(first).getByRole('button', { name: 'Try again: Signing in safely' })).toHaveFocus();
});

test('HELP-06 where there are no videos the page says so', async () => {
  await videosAre(() => []);
  await openBulletins();
  expect(await screen.findByText('There are no bulletins.')).toBeVisible();
});

test('HELP-06 videos that could not be loaded say why, and are loaded again', async () => {
  const { goTo, user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  portal.fail(getConfig, { status: 503, body: { code: 'UNAVAILABLE', message: 'Come back later' } });
  await goTo('/informativos');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The bulletins could not be loaded.Come back later');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await entries()).toHaveLength(4);
});
