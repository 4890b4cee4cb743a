import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { signIn, test } from './support';

/** Drops a file on the page, as from another window. */
async function drop(page: Page, bytes: Buffer, name = 'relatorio.csv'): Promise<void> {
  const data = await page.evaluateHandle(
    ({ content, name }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { content: bytes.toString('base64'), name },
  );
  const place = page.getByText(/^(Solte o arquivo aqui, ou|relatorio\.csv)$/);
  await place.dispatchEvent('dragover', { dataTransfer: data });
  await place.dispatchEvent('drop', { dataTransfer: data });
}

test('STMT-29 STMT-33 a file is downloaded and dropped back: identical, altered by one cell, cut off', async ({
  page,
}) => {
  await signIn(page, '30000003');
  await page.goto('/transacoes-extrato');
  await page.getByLabel('Data inicial').fill(addDays(todayIn('America/Sao_Paulo'), -14));
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('relatorio.csv');
  const file = await readFile(await download.path());

  await page.getByRole('link', { name: 'Verificar arquivo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verificar um arquivo' })).toBeVisible();
  // With a code that stays whole, and no columns of its pieces.
  await expect(page.getByText(/^Está no arquivo/)).toHaveCSS('display', 'block');
  const result = page.getByRole('region', { name: 'Resultado' });
  await drop(page, file);
  await expect(result.getByText('Idêntico')).toBeVisible();
  await expect(result.getByText(/^CF-/)).toBeVisible();

  const lines = file.toString('utf8').split('\r\n');
  lines[1] = (lines[1] ?? '').replace(/(-?\d+),(\d\d)(?=;[^;]*$)/, '$19,$2');
  await drop(page, Buffer.from(lines.join('\r\n')));
  await expect(result.getByText('Alterado')).toBeVisible();
  const differences = page.getByRole('region', { name: 'Diferenças' }).getByRole('row');
  await expect(differences).toHaveCount(2);
  await expect(differences.nth(1)).toContainText('Valor');

  await drop(page, file.subarray(0, Math.floor(file.length * 0.7)));
  await expect(result.getByText('Incompleto')).toBeVisible();
});
