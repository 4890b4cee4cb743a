import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiDocument, issueToken } from '../../../../contract/api';
import { getApiCredentials, renewOwnSecret } from '../../../../contract/api-credentials';
import { problemType } from '../../../../contract/api-problems';
import { apiTotals } from '../../../../contract/api-transactions';
import { API_VERSION } from '../../../../contract/api-versions';
import { REPORT_READY } from '../../../../contract/report-event';
import { sentEvents } from '../../../../contract/webhook-events';
import { loadCatalogue } from '../../../../i18n';
import * as files from '../../../../src/kit/export/save-file';
import { bridgeToPortal } from '../../../support/bridge';
import { INTEGRATOR, people } from '../../../support/people';
import { haveApiUser, openTab } from './api-page';

const portal = bridgeToPortal();
beforeAll(() => haveApiUser(INTEGRATOR));
beforeEach(() => (Element.prototype.scrollIntoView = vi.fn()));
afterEach(() => window.history.pushState(null, '', '/'));

const openDocumentation = (path: string, options: Parameters<typeof openTab>[1] = {}) =>
  openTab(path, { person: INTEGRATOR, ...options });

const TOTALS = 'Totals of an accounting day, by establishment';
const article = (name: string) => screen.findByRole('article', { name });
const pathsShown = () =>
  within(screen.getByRole('navigation', { name: 'Contents' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => / \/(api|\.well-known)\//.test(text ?? ''));

/** A new secret of the person's API user, as its tab would show it. */
async function credentials(): Promise<{ clientId: string; clientSecret: string }> {
  const answer = await fetch(new URL(renewOwnSecret.path, window.location.href), {
    method: renewOwnSecret.method,
    headers: {
      authorization: `Bearer ${localStorage.getItem('@token')}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  return answer.json();
}

describe('HELP-07 the documentation', () => {
  test('HELP-07 API-20 shows every call of the document with parameters, fields, a response and programs', async () => {
    const { user } = await openDocumentation('');
    const call = within(await article(TOTALS));
    expect(call.getByText('/api/v1/totals')).toBeVisible();
    const parameters = within(call.getByRole('group', { name: 'Parameters' }));
    expect(parameters.getByText('accountingDate').parentElement).toHaveTextContent('required');
    expect(parameters.getByText('position').parentElement).not.toHaveTextContent('required');
    const answer = within(call.getByRole('group', { name: /^Answer 200/ }));
    expect(answer.getByText('totals[].deposits.sum').parentElement).toHaveTextContent('decimal');
    expect(answer.getByRole('group', { name: `Example answer: ${TOTALS}` })).toHaveTextContent(
      '"position": 93',
    );
    const curl = call.getByRole('group', { name: `${TOTALS}, curl` });
    expect(curl).toHaveTextContent(`${window.location.origin}/api/v1/totals?accountingDate=`);
    await user.click(call.getByRole('button', { name: 'Python' }));
    expect(call.getByRole('group', { name: `${TOTALS}, Python` })).toHaveTextContent('urllib.request');
    const open = within(await article('Where a token is issued, and how'));
    const reads = open.getByRole('group', { name: /, Python$/ });
    expect(reads).toHaveTextContent('/.well-known/oauth-authorization-server');
    expect(reads).not.toHaveTextContent('/api/token');
    // All of them follow.
    expect(screen.getAllByRole('group', { name: /, Python$/ }).length).toBeGreaterThanOrEqual(6);
    expect(pathsShown()).toHaveLength(screen.getAllByRole('article').length);
    const problem = screen.getByLabelText('application/problem+json');
    expect(within(problem).getByText('instance')).toBeVisible();
  });

  test('HELP-07 says what each event contains, in which order events come, and when they stop', async () => {
    await openDocumentation('');
    const events = within(await screen.findByRole('region', { name: 'Events for your receivers' }));
    for (const type of Object.keys(sentEvents)) {
      const event = within(events.getByRole('region', { name: type }));
      expect(event.getByLabelText(`Fields of ${type}`)).toHaveTextContent(
        type === REPORT_READY ? 'data.sending' : 'data.establishment',
      );
      expect(event.getByRole('group', { name: `Example of ${type}` })).toHaveTextContent(`"type": "${type}"`);
    }
    expect(events.getByText(/within 10 seconds\..*10 times in all over 16 hours/)).toBeVisible();
    expect(events.getByLabelText('Headers of an event')).toHaveTextContent('webhook-signature');
  });

  test('HELP-07 the type of a failure leads to the line that explains it', async () => {
    await openDocumentation(problemType('METHOD_NOT_ALLOWED').replace('/swagger', ''));
    await waitFor(() => expect(screen.getByText('405')).toHaveFocus());
  });

  test('HELP-07 headings are in order, and the address of a call leads to it', async () => {
    await openDocumentation('#GET-/api/v1/totals');
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: TOTALS })).toHaveFocus());
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('HELP-07 the search goes over paths, descriptions and fields, and says how many it has found', async () => {
    const { user } = await openDocumentation('');
    await article(TOTALS);
    const box = screen.getByRole('searchbox', { name: 'Search calls and fields' });
    await user.type(box, 'checksum');
    expect(await screen.findByText('1 call found')).toBeVisible();
    expect(pathsShown()).toEqual(['GET /api/v1/totals']);
    expect(screen.queryByRole('heading', { name: 'Versions' })).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'cancelledAt nsu');
    expect(pathsShown()).toEqual(['GET /api/v1/transactions', 'GET /api/v1/closings/{period}/changes']);
    await user.clear(box);
    await user.type(box, 'unicorn');
    expect(await screen.findByText('No call has these words')).toBeVisible();
    await user.clear(box);
    expect(await screen.findByRole('heading', { name: 'Versions' })).toBeVisible();
  });

  test('HELP-07 API-20 the document leaves as a file with the address of the portal', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    const { user } = await openDocumentation('');
    await user.click(await screen.findByRole('button', { name: 'Download as OpenAPI 3.1' }));
    const [file, name] = save.mock.calls[0] ?? [];
    expect(name).toBe('cofre-api.json');
    const saved = JSON.parse((await file?.text()) ?? '');
    expect(saved).toMatchObject({
      openapi: '3.1.0',
      info: { version: API_VERSION },
      servers: [{ url: window.location.origin }],
    });
    expect(Object.keys(saved.paths)).toContain('/api/v1/totals');
  });

  test('HELP-07 a build may say that programs reach the API elsewhere', async () => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.cofre.example');
    await openDocumentation('');
    const curl = within(await article(TOTALS)).getByRole('group', { name: `${TOTALS}, curl` });
    expect(curl).toHaveTextContent("'https://api.cofre.example/api/v1/totals?accountingDate=");
    vi.unstubAllEnvs();
  });

  test.each(['en', 'es', 'pt', 'co'] as const)('HELP-07 speaks %s around the document', async (language) => {
    const { apiDocs } = await loadCatalogue(language);
    await openDocumentation('', { language });
    expect(await screen.findByRole('heading', { level: 2, name: apiDocs.guide.title })).toBeVisible();
    const versions = screen.getByRole('region', { name: apiDocs.versions.title });
    expect(versions).toHaveTextContent(API_VERSION);
    expect(versions).toHaveTextContent(apiDocs.versions.changes.token);
    expect(screen.getByRole('heading', { level: 3, name: TOTALS })).toHaveAttribute('lang', 'en');
  });

  test('HELP-07 a failure is shown with its text, and the next attempt loads it', async () => {
    portal.fail(apiDocument, { status: 503, body: { code: 'x', message: 'Busy.' } });
    const { user } = await openDocumentation('');
    expect(await screen.findByText('The documentation could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await article(TOTALS)).toBeVisible();
  });

  test('HELP-07 SES-28 an API user that could not be loaded is no placeholder, and the next attempt loads it', async () => {
    portal.fail(getApiCredentials, { status: 503, body: { code: 'x', message: 'Busy.' } });
    const { user } = await openDocumentation('');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The API user could not be loaded.');
    expect(alert).toHaveTextContent('Busy.');
    expect(screen.queryByText(/client-id/)).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^export COFRE_CLIENT_ID='(?!client-id)/)).toBeVisible();
  });

  test('SES-28 API-20 without API access there is no such page, and no call', async () => {
    await openDocumentation('', { person: people.viewer });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not authorized' })).toBeVisible();
    expect(portal.callsOf(apiDocument)).toHaveLength(0);
  });
});

describe('HELP-07 trying a call', () => {
  async function opened() {
    const { user } = await openDocumentation('');
    const call = within(await article(TOTALS));
    await user.click(call.getByRole('button', { name: `Try it: ${TOTALS}` }));
    return { user, call };
  }

  test('HELP-07 with id and secret shows status, headers and body, and nothing of it is kept', async () => {
    const { user, call } = await opened();
    const { clientId, clientSecret } = await credentials();
    await user.click(call.getByRole('button', { name: 'Get a token' }));
    expect(call.getAllByText('Fill this in.')).toHaveLength(2);
    await user.type(call.getByRole('textbox', { name: 'Client ID' }), clientId);
    await user.type(call.getByLabelText('Client secret'), clientSecret);
    await user.click(call.getByRole('button', { name: 'Get a token' }));
    expect(await call.findByText('This page has a token.')).toBeVisible();
    await user.click(call.getByRole('button', { name: 'Send' }));
    expect(await call.findByText(/^Status 200 after \d+ ms/)).toBeVisible();
    const answer = within(call.getByRole('group', { name: 'Answer received' }));
    expect(answer.getByText('ratelimit').nextElementSibling).toHaveTextContent(/"client";r=\d+;t=\d+/);
    expect(answer.getByText('etag')).toBeVisible();
    expect(answer.getByRole('group', { name: 'Body of the answer' })).toHaveTextContent('"totals": [');

    const kept = JSON.stringify([
      window.location.href,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      window.history.state,
    ]);
    const token = portal.callsOf(apiTotals)[0]?.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    expect(token).toMatch(/^ey/);
    for (const secret of [token, clientSecret]) {
      expect(kept).not.toContain(secret);
      expect(document.body.innerHTML).not.toContain(secret);
    }
    await user.click(call.getByRole('button', { name: 'Forget the token' }));
    expect(call.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  test('HELP-07 a wrong secret and an expired token are reported in sentences', async () => {
    const { user, call } = await opened();
    await user.type(call.getByRole('textbox', { name: 'Client ID' }), 'nobody');
    await user.type(call.getByLabelText('Client secret'), 'wrong');
    await user.click(call.getByRole('button', { name: 'Get a token' }));
    expect(await call.findByText(/^No token: the client ID or the secret is wrong/)).toBeVisible();
    await user.click(call.getByRole('radio', { name: 'A token I already have' }));
    await user.type(call.getByLabelText('Token'), 'no-token');
    await user.click(call.getByRole('button', { name: 'Use this token' }));
    const day = call.getByRole('textbox', { name: /accountingDate/ });
    await user.clear(day);
    await user.click(call.getByRole('button', { name: 'Send' }));
    expect(call.getByText('Fill this in.')).toBeVisible();
    expect(portal.callsOf(apiTotals)).toHaveLength(0);
    await user.type(day, '2026-11-19');
    await user.click(call.getByRole('button', { name: 'Send' }));
    expect(await call.findByText('The token is no longer valid. Forget it and get a new one.')).toBeVisible();
    expect(portal.callsOf(issueToken)).toHaveLength(1);
  });

  test('HELP-07 a call without a response says so, and a call can be cancelled', async () => {
    const { user, call } = await opened();
    await user.click(call.getByRole('radio', { name: 'A token I already have' }));
    await user.type(call.getByLabelText('Token'), 'no-token');
    await user.click(call.getByRole('button', { name: 'Use this token' }));
    portal.fail(apiTotals, 'dropped');
    await user.click(call.getByRole('button', { name: 'Send' }));
    expect(await call.findByText(/^The server did not answer/)).toBeVisible();
    portal.fail(apiTotals, { waits: 10_000 });
    await user.click(call.getByRole('button', { name: 'Send' }));
    await user.click(await call.findByRole('button', { name: 'Cancel' }));
    expect(await call.findByText(/^Cancelled\./)).toBeVisible();
    expect(portal.callsOf(apiTotals).at(-1)?.aborted()).toBe(true);
  });
});
