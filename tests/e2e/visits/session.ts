import { expect, type Page } from '@playwright/test';
import { getConfig } from '../../../contract/config';
import { type FactorRules, listFactorRules } from '../../../contract/factor-rules';
import type { Language } from '../../../contract/languages';
import { changePassword, validateTokenPassword } from '../../../contract/password';
import { getOwnFactor, type NewFactor, type OwnFactor } from '../../../contract/second-factor';
import { listSessions, type Sessions } from '../../../contract/sessions';
import { beginSignOn } from '../../../contract/sign-on';
import { listSignOn, type ShownProvider } from '../../../contract/single-sign-on';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { type Look, open } from './visit';

export async function signInPage(page: Page, language: Language, look: Look): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  const { session } = await loadCatalogue(language);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('sign-in');
  await page.getByRole('button', { name: session.support, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await look('phones');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await expect(page.getByRole('textbox', { name: session.login })).toHaveAttribute('aria-invalid', 'true');
  await look('sign-in with an error');
}

const providers = [
  { id: 'banco', name: 'Banco Modelo' },
  { id: 'coop', name: 'Cooperativa de Crédito Encontro das Águas do Norte' },
];

/** The sign-in page of a deployment with providers, and the page to which one leads back. */
export async function signOn(page: Page, language: Language, look: Look): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  const { signOn: texts } = await loadCatalogue(language);
  await page.route(`**${getConfig.path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), signOn: providers } });
  });
  await page.route(`**${beginSignOn.path}`, (route) => route.abort());
  await page.goto('/login');
  const doors = page.locator('.providers').getByRole('button');
  await expect(doors).toHaveCount(providers.length);
  await look('sign-in with providers');
  await doors.first().click();
  await expect(page.locator('.providers').getByRole('alert')).not.toBeEmpty();
  await look('a provider that does not answer');
  await page.goto('/login/banco?error=access_denied&state=x');
  await expect(page.getByText(texts.otherBrowser)).toBeVisible();
  await look('back from a provider without a sign-in');
}

/** Asking for a link, a link that is invalid, and one that sets a password. */
export async function forgottenPassword(page: Page, language: Language, look: Look): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  const { forgot, reset } = (await loadCatalogue(language)).password;
  await open(page, '/esqueceu-sua-senha', forgot.title);
  await look('a forgotten password');
  await page.getByRole('button', { name: forgot.send }).click();
  await expect(page.getByText(forgot.missing, { exact: true })).toBeVisible();
  await look('a forgotten password with an error');
  await page.route(`**${validateTokenPassword.path}*`, (route) => route.fulfill({ json: false }));
  await open(page, '/alterar-senha?token=x', reset.title);
  await expect(page.getByText(reset.invalid)).toBeVisible();
  await look('an invalid link');
  await page.route(`**${validateTokenPassword.path}*`, (route) => route.fulfill({ json: true }));
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: true }));
  await open(page, '/alterar-senha?token=x', reset.title);
  const field = page.getByLabel(reset.newPassword, { exact: true });
  await field.fill('Caminho&42');
  await look('a new password');
  await page.getByRole('button', { name: reset.save }).click();
  await expect(page.getByText(reset.empty)).toBeVisible();
  await look('a new password with an error');
  await page.getByLabel(reset.confirmation).fill('Caminho&42');
  await page.getByRole('button', { name: reset.save }).click();
  await expect(page.getByText(reset.saved)).toBeVisible();
  await look('a password that is set');
}

export async function ownPassword(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, password } = await loadCatalogue(language);
  const { own } = password;
  await signIn(page, '30000003', language);
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: false }));
  await open(page, '/alterar-senha-perfil', screens['/alterar-senha-perfil'].title);
  await look('the own password');
  await page.getByLabel(own.newPassword, { exact: true }).fill('Caminho4');
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.different)).toBeVisible();
  await look('the own password with errors');
  await page.getByLabel(own.newPassword, { exact: true }).fill('Caminho&42');
  await page.getByLabel(own.confirmation).fill('Caminho&42');
  await page.getByRole('button', { name: own.save }).click();
  const dialog = page.getByRole('dialog', { name: own.current.title });
  await expect(dialog).toBeVisible();
  await look('the current password');
  await dialog.getByLabel(own.current.label, { exact: true }).fill('Demo@2026');
  await dialog.getByRole('button', { name: own.current.confirm }).click();
  await expect(page.getByText(own.failed)).toBeVisible();
  await look('the own password that was refused');
}

/** A list of one's own, which two browsers of other tests may share: what it holds is made up. */
export async function ownSessions(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, sessions } = await loadCatalogue(language);
  const body: Sessions = { sessions: [...madeUp], total: 5 };
  await signIn(page, '30000003', language);
  await page.route(`**${listSessions.path}`, (route) => route.fulfill({ json: body }));
  await open(page, '/sessoes', screens['/sessoes'].title);
  await look('the own sessions');
  await page
    .getByRole('button', { name: new RegExp(`^${sessions.end.action}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: sessions.end.title })).toBeVisible();
  await look('ending a session');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: sessions.endOthers.action }).click();
  await expect(page.getByRole('dialog', { name: sessions.endOthers.title })).toBeVisible();
  await look('ending all other sessions');
}

const newFactor: NewFactor = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Cofre:30000003?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 45, path: 'M4 4h7v1h-7zM4 10h7v1h-7zM34 4h7v1h-7zM4 34h7v1h-7z' },
};
const passkeys: OwnFactor['passkeys'] = [
  {
    id: 1,
    name: 'Chrome, Windows',
    since: '2026-11-20T08:30:00',
    usedAt: '2026-11-21T09:10:11',
    synced: true,
  },
  {
    id: 2,
    name: 'YubiKey 5C NFC '.repeat(4).trim(),
    since: '2026-11-20T08:30:00',
    usedAt: null,
    synced: false,
  },
];
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQR-STUV-WXY${index}`);

/** All replies are made up: a person of other tests keeps the sign-in that it has. */
export async function ownFactor(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, secondFactor } = await loadCatalogue(language);
  const { setUp, codes } = secondFactor;
  let held: OwnFactor = {
    rule: 'required',
    requiredFrom: '2099-01-01',
    since: null,
    passkeys: [],
    recoveryCodes: 0,
  };
  await signIn(page, '30000003', language);
  await page.route(`**${getOwnFactor.path}`, (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.fulfill({ json: held });
    if (method === 'POST') return route.fulfill({ json: newFactor });
    held = { ...held, since: '2026-11-20T08:30:00', passkeys, recoveryCodes: 2 };
    return route.fulfill({ json: { recoveryCodes } });
  });
  await open(page, '/segundo-fator', screens['/segundo-fator'].title);
  await look('no second factor yet');
  await page.getByRole('button', { name: setUp.action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look('the password before a second factor');
  await dialog.getByLabel(setUp.password.label, { exact: true }).fill('Demo@2026');
  await dialog.getByRole('button', { name: setUp.password.confirm }).click();
  await expect(dialog.getByRole('img', { name: setUp.scan.qr })).toBeVisible();
  await look('the QR code');
  await dialog.getByLabel(setUp.code).fill('123456');
  await dialog.getByRole('button', { name: setUp.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: codes.title })).toBeVisible();
  await look('the recovery codes');
  await page.getByRole('button', { name: codes.stored }).click();
  await expect(page.getByRole('button', { name: codes.renew.action })).toBeVisible();
  await look('the second factor');
}

const rule = { rule: 'offered', requiredFrom: null, deployment: 'off', people: 1234, enrolled: 56 } as const;
const factorRules: FactorRules = {
  rules: [
    { ...rule, profile: 1, rule: 'required', deployment: 'required' },
    { ...rule, profile: 2, rule: 'required', requiredFrom: '2099-01-31' },
    { ...rule, profile: 3 },
    { ...rule, profile: 5, rule: 'off' },
  ],
  administrators: [
    { id: 1, name: 'Renata Figueiredo', login: '10000001', since: null, own: true },
    {
      id: 2,
      name: 'Wolfeschlegelsteinhausen Bergerdorff',
      login: '10000002',
      since: '2026-11-20T08:30:00',
      own: false,
    },
  ],
};

export async function accessRules(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, secondFactor } = await loadCatalogue(language);
  const { edit, required } = secondFactor.rules;
  await signIn(page, '10000001', language);
  await page.route(`**${listFactorRules.path}`, (route) => route.fulfill({ json: factorRules }));
  await open(page, '/acesso', screens['/acesso'].title);
  await look('the rules of access');
  const edits = page.getByRole('main').getByRole('button', { name: edit.action });
  await edits.nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: required.name }).check();
  await dialog.getByRole('button', { name: edit.save }).click();
  await expect(dialog).toBeVisible();
  await look('a rule of access');
}

const shownProvider: ShownProvider = {
  id: 'banco',
  name: 'Banco Modelo',
  issuer: 'https://login.entra.example/5c1f0f3e-6d0c-4b1a-9c1e-5b7a9f3c2d10/v2.0',
  domains: ['banco.example', 'lojas.banco.example'],
  claim: 'groups',
  admission: 'just-in-time',
  localSignIn: false,
  people: 1234,
  unmatched: 5,
  rules: [
    { value: 'f3a1c9d2-5b7e-4c1d-9a8f-0e6b2d4c8a71', profile: 2, category: null, groups: [1, 2, 3, 4] },
    { value: 'Banco', profile: 5, category: 1, groups: [] },
  ],
};

/** Providers of single sign-on, and their rules with faults. Nothing is saved. */
export async function signOnRules(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, singleSignOn } = await loadCatalogue(language);
  const { edit } = singleSignOn;
  await signIn(page, '10000001', language);
  await page.route(`**${listSignOn.path}`, (route) =>
    route.fulfill({
      json: { providers: [shownProvider, { ...shownProvider, id: 'b', rules: [], people: 0 }] },
    }),
  );
  await open(page, '/acesso', screens['/acesso'].title);
  const rows = page.getByRole('list', { name: singleSignOn.title });
  await expect(rows).toBeVisible();
  await look('the providers of single sign-on');
  await rows.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: edit.add }).click();
  await dialog.getByRole('button', { name: edit.save }).click();
  await expect(dialog.getByText(edit.missing)).toBeVisible();
  await look('the rules of a provider, with a fault');
}

const moments = {
  startedAt: '2026-11-20T08:30:00',
  usedAt: '2026-11-20T12:15:00',
  endsAt: '2026-11-27T08:30:00',
};
const madeUp: Sessions['sessions'] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.7',
    ...moments,
    current: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    browser: 'Samsung Internet',
    system: 'Android',
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    ...moments,
    current: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    browser: null,
    system: null,
    address: '198.51.100.4',
    ...moments,
    current: false,
  },
];
