import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { byOfxdump } from '../../packages/bank-files/tests/programs/readers';
import { violationsOf } from './looks';
import { signIn, test } from './support';

/* Bank files as a person takes them into an accounting program, which others wrote: libofx reads them. */

const MANAGER = '20000002';

const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

/** `R$293,607.00` as cents. */
const cents = (text: string) => BigInt(text.replaceAll(/\D/g, '')) * (/[-−]/.test(text) ? -1n : 1n);

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

test('STMT-30 the statement leaves as OFX of one account after the question of which one, and libofx reads it', async ({
  page,
}) => {
  await signIn(page, MANAGER, 'en');
  await page.goto(`/transacoes-extrato?filter=${encodeURIComponent('{"period":"thirtyDays"}')}`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'OFX 2.2' }).click();
  const question = dialog(page, 'Bank file · OFX 2.2');
  await question.getByRole('button', { name: 'Export' }).click();
  await expect(question.getByText('Choose an account.')).toBeVisible();
  await question.getByRole('combobox', { name: 'Account' }).click();
  // The manager sees every establishment of it.
  const option = page.getByRole('option').last();
  const name = await option.innerText();
  await option.click();
  expect(await violationsOf(page)).toEqual([]);
  const bytes = await downloaded(page, () => question.getByRole('button', { name: 'Export' }).click());
  const found = await byOfxdump(bytes);
  expect(found.entries.length).toBeGreaterThan(0);
  // libofx puts bank, branch and number together.
  expect(found.account?.replaceAll(/\D/g, '')).toContain(name.split('·').at(-1)?.replaceAll(/\D/g, ''));
  expect(new Set(found.entries.map(({ reference }) => reference)).size).toBe(found.entries.length);
});

test('a numbered file is created, followed by the next one, and downloaded again byte for byte', async ({
  page,
}) => {
  await signIn(page, MANAGER, 'en');
  await page.goto('/transacoes-extrato');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Numbered bank files' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank files' })).toBeVisible();

  const create = async () => {
    await page.getByRole('link', { name: 'Next file' }).click();
    const next = dialog(page, 'Next bank file');
    await next.getByRole('combobox', { name: 'Account' }).click();
    await page.getByRole('option').last().click();
    await expect(next.getByText(/^It becomes file/)).toBeVisible();
    // The chosen name ends before the button that takes it away.
    const [field, clear] = await Promise.all(
      [next.getByRole('combobox', { name: 'Account' }), next.getByRole('button', { name: /^Remove/ })].map(
        (part) => part.boundingBox(),
      ),
    );
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(clear?.x ?? 0);
    await next.getByRole('button', { name: 'Create file' }).click();
    const file = dialog(page, /^File \d+ of /);
    await expect(file.getByRole('heading', { name: 'Check' })).toBeVisible();
    return file;
  };
  const facts = async (file: ReturnType<typeof dialog>) => ({
    opening: cents(await file.locator('dt:has-text("Opening balance") + dd').innerText()),
    closing: cents(await file.locator('dt:has-text("Closing balance") + dd').innerText()),
  });
  const first = await create();
  const { closing } = await facts(first);
  const ofx = first.getByRole('button', { name: /^Download file \d+ as OFX 2.2$/ });
  const bytes = await downloaded(page, () => ofx.click());
  const found = await byOfxdump(bytes);
  expect(found.closing).toBe(closing);
  expect(await downloaded(page, () => ofx.click())).toEqual(bytes);
  await expect(first.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await first.getByRole('button', { name: 'Close' }).click();

  const second = await create();
  expect((await facts(second)).opening).toBe(closing);
  await expect(second.getByText(/^The opening balance is the closing balance of file \d+\.$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/arquivos-bancarios(\?|$)/);
  await page.reload();
  await expect(page.getByText(/^Follows file \d+$/).first()).toBeVisible();
});
