import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getConfig, type PortalConfig } from '../../../../contract/config';
import type { Language } from '../../../../contract/languages';
import { partOfDay } from '../../../../src/areas/home/part-of-day';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

describe('everybody who is signed in has a home', () => {
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

test.each<[Language, string, string, string]>([
  ['en', 'Good morning', 'Good afternoon', 'Good evening'],
  ['co', 'Buenos días', 'Buenas tardes', 'Buenas noches'],
  ['es', 'Buenos días', 'Buenas tardes', 'Buenas noches'],
  ['pt', 'Bom dia', 'Boa tarde', 'Boa noite'],
])('HOME-06 one is greeted by the hour and the first name (%s)', async (language, ...greetings) => {
  // Nine, fifteen and twenty-one o'clock in São Paulo.
  for (const [index, hour] of [12, 18, 24].entries()) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.UTC(2026, 10, 20, hour)) });
    const { catalogue } = await openConsole({ person: people.viewer, language });
    await pageTitled(catalogue.screens['/home'].title);
    vi.useRealTimers();
    expect(screen.getByRole('heading', { name: `${greetings[index]}, Caio` })).toBeVisible();
    cleanup();
  }
});

test('HOME-06 the greeting leads to where the person works', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await user.click(screen.getByRole('link', { name: 'Open statement' }));
  expect(window.location.pathname).toBe('/transacoes-extrato');
});

test.each([
  ['administrator', ['New user', 'View dashboard', 'Open statement']],
  ['manager', ['New work order', 'View dashboard', 'Open statement']],
  ['viewer', ['Bulletins', 'View dashboard', 'Open statement']],
  ['bankUser', ['Bulletins', 'New work order', 'Open work orders']],
] as const)(
  'HOME-06 the %s has the usual actions of the profile beside the greeting',
  async (who, actions) => {
    await openConsole({ person: people[who], language: 'en' });
    await pageTitled('Home');
    const main = within(screen.getByRole('main'));
    const links = main.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.slice(0, actions.length)).toEqual(actions);
  },
);

test('on a phone the balance comes first, then what needs the person, the actions and the news', async () => {
  await openConsole({ person: people.viewer, language: 'en', width: 390 });
  await pageTitled('Home');
  await screen.findByRole('button', { name: 'Next highlight' });
  const order = [
    screen.getByRole('heading', { name: 'Deposit balance' }),
    screen.getByRole('heading', { name: 'Needs you today' }),
    screen.getByRole('link', { name: 'Open statement' }),
    screen.getByRole('heading', { name: 'Highlights' }),
    screen.getByRole('heading', { name: 'News' }),
  ];
  for (const [index, one] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

type Offer = [title: string, text: string];
test.each<[Language, string, Offer[]]>([
  [
    'en',
    'For your establishment',
    [
      ['Reconciliation API', 'Reconcile deposits by API. Contact your sales executive.'],
      ['Free withdrawals', 'Free withdrawals by instant payment.'],
      ['Withdrawal and payment space', 'A space for withdrawals and payments in your store.'],
    ],
  ],
  [
    'pt',
    'Para o seu estabelecimento',
    [
      ['API de conciliação', 'Concilie os depósitos por API. Fale com o seu executivo de vendas.'],
      ['Saques gratuitos', 'Saques gratuitos por pagamento instantâneo.'],
      ['Espaço de saque e pagamento', 'Um espaço de saques e pagamentos na sua loja.'],
    ],
  ],
  [
    'co',
    'Para su establecimiento',
    [
      ['API de conciliación', 'Concilie los depósitos por API. Comuníquese con su ejecutivo comercial.'],
      ['Retiros gratis', 'Retiros gratis con pago inmediato.'],
      ['Espacio de retiros y pagos', 'Un espacio para retiros y pagos en su negocio.'],
    ],
  ],
  [
    'es',
    'Para su establecimiento',
    [
      ['API de conciliación', 'Concilie sus depósitos por API. Contacte a su ejecutivo de ventas.'],
      ['Retiros gratuitos', 'Retiros gratuitos con pago instantáneo.'],
      ['Espacio de retiros y pagos', 'Un espacio para retiros y pagos en su tienda.'],
    ],
  ],
])(
  'HOME-08 HOME-09 HOME-10 everybody finds what the provider offers (%s)',
  async (language, title, offers) => {
    const { catalogue } = await openConsole({ person: people.bankUser, language });
    await pageTitled(catalogue.screens['/home'].title);
    const items = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(offers.map((offer) => offer.join(' ')));
  },
);

test.each<[Language, string]>([
  ['en', 'Questions about your data? Write to privacy@example.com.'],
  ['co', '¿Tiene preguntas sobre sus datos? Escriba a privacy@example.com.'],
  ['es', '¿Dudas sobre sus datos? Escriba a privacy@example.com.'],
  ['pt', 'Dúvidas sobre os seus dados? Escreva para privacy@example.com.'],
])("HOME-11 the notice says whom to write to about one's data (%s)", async (language, notice) => {
  const { catalogue } = await openConsole({ person: people.viewer, language });
  await pageTitled(catalogue.screens['/home'].title);
  const address = screen.getByRole('link', { name: 'privacy@example.com' });
  expect(address).toHaveAttribute('href', 'mailto:privacy@example.com');
  expect(address.parentElement).toHaveTextContent(notice);
});

test('HOME-11 the address is the one of the deployment', async () => {
  const phones = { capitals: '', otherRegions: '', messaging: '' };
  const config: PortalConfig = {
    currency: null,
    phoneCountry: 'BR',
    timeZone: 'America/Sao_Paulo',
    robotCheck: false,
    passwordPolicy: 'specification',
    signOn: [],
    phones: { en: phones, co: phones, es: phones, pt: phones },
    contacts: { dataProtection: 'dpo@network.example' },
    videos: [],
  };
  portal.fail(getConfig, { status: 200, body: config });
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  expect(screen.getByRole('link', { name: 'dpo@network.example' })).toBeVisible();
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
