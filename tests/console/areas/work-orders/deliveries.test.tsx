import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type Deliveries,
  listOrderDeliveries,
  retryOrderDeliveries,
} from '../../../../contract/work-order-deliveries';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { openOrders } from './orders-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const PAGE = '/chamados/envios';
const openPage = (path = PAGE, language: 'en' | 'es' | 'pt' | 'co' = 'en') =>
  openOrders({ person: 'administrator', path, language });

const waiting: Deliveries = {
  system: 'Salesforce',
  pausedUntil: null,
  problem: null,
  detail: null,
  lookedDate: '2026-11-20T11:59:30',
  waiting: 2,
  content: [
    {
      workOrder: 10_001,
      nameAndLogicNumber: 'T0001 - Mercado 1',
      sinceDate: '2026-11-20T12:00:00',
      tries: 2,
      triedDate: '2026-11-20T12:00:15',
      dueDate: '2026-11-20T13:00:00',
      problem: 'refused',
      detail: '400 REQUIRED_FIELD_MISSING (AccountId)',
    },
    {
      workOrder: 10_002,
      nameAndLogicNumber: 'T0003 - Mercado 3',
      sinceDate: '2026-11-20T12:01:00',
      tries: 0,
      triedDate: null,
      dueDate: '2026-11-20T12:01:00',
      problem: null,
      detail: null,
    },
  ],
};
const answers = (changes: Partial<Deliveries> = {}) =>
  portal.fail(listOrderDeliveries, { status: 200, body: { ...waiting, ...changes } }, 5);

test('WO-02 level 1 sees what waits, since when, why, and the time of the next attempt', async () => {
  answers();
  await openPage();
  await pageTitled('Outside case system');
  expect(await screen.findByText('2 work orders waiting to be sent to Salesforce')).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Waiting to be sent' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/T0001 - Mercado 1.*Waiting since 20 Nov 2026 at 12:00:00/);
  expect(first).toHaveTextContent(
    'Salesforce does not accept what was sent.400 REQUIRED_FIELD_MISSING (AccountId)',
  );
  expect(first).toHaveTextContent('2 attempts. Next attempt on 20 Nov 2026 at 13:00:00.');
  expect(second).toHaveTextContent('No attempt yet.');
  expect(screen.getByRole('link', { name: '10001' })).toHaveAttribute('href', '/chamados/detalhes/10001');
});

test('sends one again, or all, and shows what is left', async () => {
  answers();
  const { user } = await openPage();
  const done = { ...waiting, waiting: 1, content: waiting.content.slice(1) };
  portal.fail(retryOrderDeliveries, { status: 200, body: done });
  await user.click(await screen.findByRole('button', { name: 'Try again 10001' }));
  expect(await screen.findByText('A new attempt starts now.')).toBeVisible();
  expect(await screen.findByText('1 work order waiting to be sent to Salesforce')).toBeVisible();
  expect(screen.queryByRole('link', { name: '10001' })).toBeNull();
  portal.fail(retryOrderDeliveries, { status: 200, body: { ...done, waiting: 0, content: [] } });
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(await screen.findByText('Salesforce has received everything.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
});

test('what concerns everything is said above, with the moment until which it rests', async () => {
  answers({ problem: 'limit', detail: '403 REQUEST_LIMIT_EXCEEDED', pausedUntil: '2026-11-20T12:15:00' });
  await openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Salesforce accepts no more calls for now. Nothing is sent before 20 Nov 2026 at 12:15. 403 REQUEST_LIMIT_EXCEEDED',
  );
});

test('a failure is said, and loads again', async () => {
  portal.fail(listOrderDeliveries, { status: 503 });
  const { user } = await openPage();
  expect(await screen.findByText('What is waiting could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // The server of the tests has none.
  expect(await screen.findByText('No outside case system is configured.')).toBeVisible();
});

test('the list leads there where there is such a system, and says how many wait', async () => {
  answers();
  const { user } = await openPage('/chamados');
  await user.click(await screen.findByRole('link', { name: 'Salesforce, 2 waiting' }));
  await pageTitled('Outside case system');
  await user.click(screen.getByRole('link', { name: 'Back to the work orders' }));
  await pageTitled('Work orders');
});

test('nobody else has a link to it or sees it', async () => {
  const { goTo } = await openOrders({ person: 'manager', path: '/chamados' });
  await screen.findByRole('link', { name: 'OPEN' });
  await goTo(PAGE);
  await pageTitled('Page not authorized');
  expect(portal.callsOf(listOrderDeliveries)).toEqual([]);
});

test('WO-02 where it is not known whether anything waits, the list leads to the page that says why', async () => {
  portal.fail(listOrderDeliveries, { status: 503, body: { code: 'x', message: 'Busy.' } }, 2);
  const { user } = await openPage('/chamados');
  await user.click(await screen.findByRole('link', { name: 'Outside case system' }));
  expect(await screen.findByText('What is waiting could not be loaded.')).toBeVisible();
});
