import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support';

/* A deployment with PORTAL_LANGUAGE=auto: a server of its own, as the one of all tests speaks co at first. */

test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'cofre-language-'));
let server: ChildProcess;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO_TRANSACTIONS: '0',
      PORTAL_ROBOT_CHECK: 'off',
      PORTAL_LANGUAGE: 'auto',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const [, address] = /Cofre runs on (\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

for (const [locale, tag, login, heading, refusal] of [
  ['pt-PT', 'pt-BR', 'CPF ou login', 'Início', 'Usuário ou senha incorretos.'],
  ['en-GB', 'en', 'Tax ID or login', 'Home', 'Incorrect user or password.'],
  ['ja-JP', 'es-CO', 'Cédula o usuario', 'Inicio', 'Usuario o contraseña incorrectos.'],
] as const) {
  test(`SHELL-22 with auto a first visit from ${locale} is in ${tag}, before and after signing in`, async ({
    browser,
    complaints,
  }) => {
    complaints.expect(/401/);
    const context = await browser.newContext({ baseURL: url, locale });
    const page = await context.newPage();
    await page.goto('/home');
    await page.getByLabel(login).fill('20000002');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const password = page.locator('input[type=password]');
    await password.fill('wrong');
    await password.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await password.fill('Demo@2026');
    await password.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    // Nothing was chosen, so nothing is kept.
    expect(await page.evaluate(() => localStorage.getItem('@language'))).toBeNull();
    await context.close();
  });
}

test('SHELL-22 the language that somebody chose goes before that of the browser', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'México' }).click();
  await expect(page.getByLabel('RFC o usuario')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('RFC o usuario')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await context.close();
});
