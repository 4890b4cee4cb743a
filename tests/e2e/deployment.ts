import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { IdentityProvider } from '../support/identity-provider';
import { ended } from '../support/listening-program';
import { CLIENT, described } from '../support/providers';

/* A server of a test's own, with a demo network of its own: that of all tests has no provider and no receiver. */

/** Matches what the provider's own pages ask for that is nowhere near, and refusals, which are replies. */
export const OF_OTHERS = /fonts\.googleapis|status of (400|401|403)/;

/** Describes the portal to the provider, which leads people back to it. */
export const clientAt = (site: string) => ({
  clientId: CLIENT.clientId,
  redirectUris: [`${site}/login/banco`],
  by: { secret: CLIENT.clientSecret },
});

/** The providers of a deployment as `PORTAL_OIDC` names them: one, for those of the demo who have an address there. */
export const providersOf = ({ issuer }: IdentityProvider) =>
  JSON.stringify([described(issuer, { domains: ['paodaserra.example'], parameters: { prompt: 'consent' } })]);

/** The establishment manager 20000002 of the demo, as the provider knows him. */
export const CARLOS = {
  email: 'carlos.moura@paodaserra.example',
  email_verified: true,
  name: 'Carlos Eduardo Moura',
};

/** Starts the built server, and returns what ends it once it listens. */
export async function deployment(
  port: number,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-deployment-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO_TRANSACTIONS: '0',
      PORTAL_ROBOT_CHECK: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('Cofre runs on')) resolve();
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
  return async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Signs in on the provider's own pages, and lets the portal know. */
export async function signInThere(page: Page, issuer: string, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Banco Modelo' }).click();
  // Its fields are called as those of the portal's page.
  await page.waitForURL(`${issuer}/**`);
  await page.locator('input[name=login]').fill(subject);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=prompt]')).toHaveValue('consent');
  await page.locator('button[type=submit]').click();
}
