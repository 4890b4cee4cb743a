import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type IdentityProvider, identityProvider } from '../support/identity-provider';
import { ended } from '../support/listening-program';
import { freePort } from '../support/postgres';
import { rsyslog } from '../support/rsyslog';
import { authenticator } from './authenticator';
import { CARLOS, clientAt, deployment, OF_OTHERS, providersOf, signInThere } from './deployment';
import { daysAgo } from './report-filters';
import { PASSWORD, test } from './support';

/* What a bank's security officer looks at before the bank buys, in one piece and by the screens alone. */

test.skip(process.env.PORTAL_TEST_PROGRAMS === 'off', 'rsyslog and oathtool are missing');

const OFFICER = '10000001';
const MANAGER = '20000003';

const folder = mkdtempSync(join(tmpdir(), 'cofre-officer-'));
let provider: IdentityProvider;
let receiver: ChildProcess;
let end: () => Promise<void>;
let site: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const [port, syslogPort] = [await freePort(), await freePort()];
  // Passkeys belong to an address with a name.
  site = `http://localhost:${port}`;
  receiver = await rsyslog(folder, syslogPort);
  provider = await identityProvider(clientAt(site));
  provider.accounts.set('carlos', CARLOS);
  end = await deployment(port, {
    PORTAL_OIDC: providersOf(provider),
    PORTAL_SYSLOG_URL: `syslog+tls://localhost:${syslogPort}`,
    PORTAL_SYSLOG_CA: join(folder, 'cert.pem'),
  });
});
test.afterAll(async () => {
  await end();
  await ended(receiver);
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  await page.goto(site + path);
  return page;
}

async function givePassword(page: Page, login: string): Promise<void> {
  await page.getByLabel('Tax ID or login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns what the authenticator program shows, now or in some steps of half a minute: each code works once. */
function shown(secret: string, steps = 0): string {
  const moment = `@${Math.floor(Date.now() / 1000) + 30 * steps}`;
  return execFileSync('oathtool', ['--totp', '--base32', `--now=${moment}`, secret], {
    encoding: 'utf8',
  }).trim();
}

/** Sets an authenticator program up; returns its secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(shown(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const recovery = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const codes = await recovery.getByRole('listitem').allInnerTexts();
  await recovery.getByRole('button', { name: 'I have stored them' }).click();
  return { secret, codes };
}

/** The events that the outside receiver has, each as its kind, whom it concerns, and why or with what. */
function received(): string[] {
  const file = join(folder, 'events');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines
    .filter((line) => line.endsWith('}'))
    .map((line) => {
      const { message, user, actor, status_detail: detail } = JSON.parse(line.slice(line.indexOf('{')));
      return [message, (user ?? actor.user).name, detail].filter((part) => part !== undefined).join(' ');
    });
}

test('LOG-05 SES-23 managers need a second factor, come back without their phone, are signed out as leavers, and are out when the provider removes them; all of it is an event of security, here and at the receiver', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expect(OF_OTHERS);
  const desk = await browser.newContext();
  const officer = await open(desk, '/login?next=/segundo-fator');
  await givePassword(officer, OFFICER);
  await expect(heading(officer, 'My second factor')).toBeVisible();
  await setUp(officer);

  // The officer requires the second factor of managers from today on.
  await officer.goto(`${site}/acesso`);
  await officer.getByRole('button', { name: 'Edit the rule of Establishment administrator' }).click();
  const rule = officer.getByRole('dialog');
  await rule.getByRole('radio', { name: /^Required/ }).check();
  await rule.getByLabel('Required from').fill(daysAgo(0));
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(officer.getByText('Rule saved.')).toBeVisible();

  // A manager is led to setting one up, and to nothing else before.
  const shop = await browser.newContext();
  const manager = await open(shop, '/login?next=/transacoes-extrato');
  await givePassword(manager, MANAGER);
  await expect(heading(manager, 'My second factor')).toBeVisible();
  await expect(manager.getByText(/Nothing else opens until you have set it up/)).toBeVisible();
  await manager.goto(`${site}/usuarios`);
  await expect(heading(manager, 'My second factor')).toBeVisible();
  const { secret, codes } = await setUp(manager);

  // The browser's authenticator is a passkey that signs in by itself.
  await authenticator(manager);
  await manager.getByRole('button', { name: 'Add a passkey' }).click();
  const passkey = manager.getByRole('dialog', { name: 'Add a passkey' });
  await passkey.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await passkey.getByRole('button', { name: 'Continue' }).click();
  await expect(manager.getByText('Passkey added.')).toBeVisible();
  await manager.goto(`${site}/logout`);
  await manager.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(manager, 'Home')).toBeVisible();

  // At another desk the code of the program is asked for, and when the phone is lost, a recovery code does.
  const other = await browser.newContext();
  const second = await open(other, '/login?next=/ajuda');
  await givePassword(second, MANAGER);
  await second.getByRole('textbox', { name: 'Code' }).fill(shown(secret, 1));
  await expect(heading(second, 'Help')).toBeVisible();
  await second.goto(`${site}/logout`);
  await givePassword(second, MANAGER);
  await second.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
  await second.keyboard.press('Enter');
  await expect(heading(second, 'Home')).toBeVisible();

  // The manager leaves: the officer ends every session of theirs.
  await officer.goto(`${site}/usuarios?filter=${encodeURIComponent(JSON.stringify({ login: MANAGER }))}`);
  await officer
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await officer.getByRole('button', { name: 'End all sessions' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(officer.getByText('2 sessions ended.')).toBeVisible();
  for (const page of [manager, second]) {
    await page.goto(`${site}/transacoes-extrato`);
    await expect(page).toHaveURL(/\/login\?next=/);
  }

  // Somebody signs in at the provider, is removed there, and is out here at the next renewal.
  const bank = await browser.newContext();
  const guest = await open(bank, '/login?next=/ajuda');
  await signInThere(guest, provider.issuer, 'carlos');
  // The provider does not vouch for a second factor.
  await expect(heading(guest, 'My second factor')).toBeVisible();
  await setUp(guest);
  await guest.goto(`${site}/ajuda`);
  await expect(heading(guest, 'Help')).toBeVisible();
  const since = Date.now();

  // What has happened is an event of security here, and at the receiver, which gets them once a minute.
  await officer.goto(`${site}/eventos-seguranca?perPage=50`);
  const events = officer.getByRole('table', { name: 'Security events' });
  for (const words of [
    /Second factor rule changed.*Renata Figueiredo/,
    /Recovery code used.*Patrícia Nogueira/,
    /Session ended.*Renata Figueiredo.*Patrícia Nogueira.*Ended by an administrator/,
    /Signed in.*Carlos Eduardo Moura.*Provider/,
  ])
    await expect(events.getByRole('row', { name: words }).first()).toBeVisible();
  await expect
    .poll(received, { timeout: 120_000 })
    .toEqual(
      expect.arrayContaining([
        'factor-rule-changed 10000001',
        `factor-set ${MANAGER}`,
        `sign-in ${MANAGER} passkey`,
        `sign-in ${MANAGER} password and second factor`,
        `recovery-code-used ${MANAGER}`,
        `session-ended ${MANAGER} ended by an administrator`,
        'sign-in 20000002 provider',
      ]),
    );

  // Whoever is removed at the provider is out here when the session is renewed; its word holds for a minute.
  provider.accounts.delete('carlos');
  await expect.poll(() => Date.now() - since, { timeout: 70_000 }).toBeGreaterThan(61_000);
  await guest.route('**/portal/**', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await guest.goto(`${site}/transacoes-extrato`);
  await expect(guest).toHaveURL(/\/login\?next=/);
  await officer.reload();
  await expect(
    events
      .getByRole('row', {
        name: /Session ended.*Carlos Eduardo Moura.*The provider gives no access any more|Ended by the provider/,
      })
      .first(),
  ).toBeVisible();
  await officer.screenshot({ path: '/tmp/of3.png', fullPage: true });
  await expect
    .poll(received, { timeout: 120_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/^session-ended 20000002 .*provider/)]));
});
