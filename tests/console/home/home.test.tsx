import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/languages';
import { partOfDay } from '../../../src/home/part-of-day';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

bridgeToPortal();
beforeEach(() => vi.restoreAllMocks());
afterEach(() => window.history.pushState(null, '', '/'));

describe('SES-23 everybody who is signed in has a home', () => {
  test.each([
    [people.administrator, 'Helena'],
    [people.manager, 'Marina'],
    [people.viewer, 'Caio'],
    [people.bankUser, 'Bruno'],
  ])('SES-23 %s is greeted as %s', async (person, name) => {
    await openConsole({ person, language: 'en' });
    await pageTitled('Home');
    expect(screen.getByText(new RegExp(`^Good (morning|afternoon|evening), ${name}$`))).toBeVisible();
  });
});

test('SHELL-01 home lists what the person may open, with a sentence each, and leads there', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  const list = within(screen.getByRole('region', { name: 'Where to go' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'BulletinsShort videos about everyday work with the portal.',
    'Transaction statementEvery deposit and withdrawal of a period, with their totals, on the screen or as a file.',
    'HelpTelephone numbers, manuals and short videos.',
  ]);
  await user.click(list.getByRole('link', { name: /^Transaction statement/ }));
  expect(await pageTitled('Transaction statement')).toBeVisible();
});

test('SHELL-01 home lists nothing that the person may not open', async () => {
  await openConsole({ person: people.bankUser, language: 'en' });
  await pageTitled('Home');
  const list = within(screen.getByRole('region', { name: 'Where to go' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/informativos',
    '/ajuda',
  ]);
});

test.each<[Language, string]>([
  ['en', 'Friday, 20 November 2026'],
  ['co', 'Viernes, 20 de noviembre de 2026'],
  ['es', 'Viernes, 20 de noviembre de 2026'],
  ['pt', 'Sexta-feira, 20 de novembro de 2026'],
])('SHELL-21 the day is the one of the network, in words (%s)', async (language, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:30:00Z') });
  try {
    const { catalogue } = await openConsole({ person: people.viewer, language });
    await pageTitled(catalogue.screens['/home'].title);
    expect(screen.getByText(day)).toBeVisible();
    expect(screen.getByText(catalogue.home.evening.replace('%{name}', 'Caio'))).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['2026-11-20T08:59:00Z', 'morning'],
  ['2026-11-20T14:59:00Z', 'morning'],
  ['2026-11-20T15:00:00Z', 'afternoon'],
  ['2026-11-20T20:59:59Z', 'afternoon'],
  ['2026-11-20T21:00:00Z', 'evening'],
] as const)('at %s São Paulo says good %s', (instant, part) => {
  expect(partOfDay('America/Sao_Paulo', new Date(instant))).toBe(part);
});
