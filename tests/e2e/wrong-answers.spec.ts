import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

/*
 * A 200 that is none of ours: the page of a hotel's network, a proxy's own, an older server's. Nobody may stand before
 * an empty page: the frame stays, and there is another attempt.
 */
const answers = {
  nothing: 'null',
  'an empty object': '{}',
  'an empty list': '[]',
  'a list of nothing': '{"content":[null],"totalElements":1}',
  'a list of something else': '{"content":[{}],"totalElements":1}',
  'a page of HTML': '<!doctype html><title>Welcome</title><p>Accept the terms of this network.',
};

/** Every screen whose page makes calls of its own. */
const addresses = [
  '/home',
  '/transacoes-extrato',
  '/bancos',
  '/bancos/editar/001',
  '/usuarios',
  '/usuarios/editar/2',
  '/visualizadores-relatorios',
  '/visualizadores-relatorios/editar/4',
  '/auditoria',
  '/eventos-seguranca',
];

/** Replaces the responses to the calls that `of` names. */
async function answer(page: Page, body: string, of: (address: string) => boolean): Promise<void> {
  const contentType = body.startsWith('<') ? 'text/html' : 'application/json';
  await page.route('**/portal/**', async (route) => {
    if (of(new URL(route.request().url()).pathname)) await route.fulfill({ status: 200, contentType, body });
    else await route.fallback();
  });
}

const ofFrame = ['/portal/users/validateSession', '/portal/config'];

/** Otherwise half of the screens meet each answer, in turn. */
const FULL = process.env.PORTAL_TEST_FULL !== undefined;
const addressesOf = (turn: number) => addresses.filter((_, index) => FULL || (index + turn) % 2 === 0);

for (const [turn, [name, body]] of Object.entries(answers).entries()) {
  test(`ERR-02 ERR-03 ${name} instead of a reply leaves the frame and a retry on the screens`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    // React writes to the console what a boundary has caught.
    complaints.expect(/./);
    await signIn(page, '10000001', 'en');
    await answer(page, body, (address) => !ofFrame.includes(address));
    for (const address of addressesOf(turn)) {
      await page.goto(address);
      const again = page.locator('main, [role="dialog"]').getByRole('button', { name: 'Try again' });
      const empty = page.getByRole('main').getByText('Select the filters and create the report.');
      await expect(again.or(empty).first(), address).toBeVisible();
      // Also where a dialog stands over it.
      const frame = { includeHidden: true };
      await expect(page.getByRole('button', { name: /^Profile of/, ...frame }), address).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, ...frame }), address).toBeVisible();
    }
  });
}

for (const call of ofFrame) {
  test(`SES-05 ERR-03 whatever ${call} returns instead, one can try again, and stays signed in`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/./);
    await signIn(page, '10000001', 'en');
    for (const body of Object.values(answers)) {
      await page.unrouteAll();
      await answer(page, body, (address) => address === call);
      await page.goto('/bancos');
      await expect(page.getByText('Reload the page and try again.'), body).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table'), body).toBeVisible();
    }
  });
}

interface Refused {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/** The reply to an address as it is: clients of others encode what is malformed. */
const refused = (base: string, path: string): Promise<Refused> => {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = get({ hostname, port, path, agent: false }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, headers: reply.headers });
    });
    sent.on('error', reject);
  });
};

const withoutNonces = (header: string | string[] | undefined) =>
  String(header).replace(/'nonce-[0-9a-f]+'/g, 'nonce');

for (const address of ['/%', '/portal/bancos/%ff', '/api/v1/%', '/assets/%']) {
  test(`ERR-05 a malformed address (${address}) is refused with the headers of every other reply`, async ({
    request,
    baseURL,
  }) => {
    const { status, headers } = await refused(baseURL ?? '', address);
    expect(status).toBe(400);
    const usual = (await request.get('/portal/config')).headers();
    for (const name of ['x-content-type-options', 'content-security-policy', 'x-frame-options']) {
      expect([name, withoutNonces(headers[name])]).toEqual([name, withoutNonces(usual[name])]);
    }
    expect(headers['x-request-id']).toMatch(/./);
  });
}
