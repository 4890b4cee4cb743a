import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import { type Verification, verifyFile } from '../../../contract/verification';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { type Look, open } from './visit';

const alteredFile: Verification = {
  verdict: 'altered',
  file: {
    number: 'CF-7K3M9-QXD4W',
    title: 'Extrato de transações',
    format: 'xlsx',
    madeBy: { name: 'Ana Paula Fernandes de Albuquerque', login: '20000002' },
    madeAt: '2026-11-19T10:00:00',
    delivery: 123_456,
    rows: 1234,
    bytes: 98_765,
    facts: [
      { label: 'Período', value: '01/11/2026 – 18/11/2026 (data da transação)' },
      { label: 'Estabelecimentos', value: 'Supermercado Bom Preço da Avenida Central Ltda.; Mercado 2' },
    ],
    columns: [
      { id: 'transactionDate', heading: 'Data da transação', type: 'dateTime' },
      { id: 'establishment', heading: 'Estabelecimento', type: 'text' },
      { id: 'amount', heading: 'Valor', type: 'money' },
    ],
  },
  comparison: 'namesChanged',
  differences: [
    { part: 'rows', row: 2, column: 'Valor', found: '123456789.01', was: '1234.01' },
    { part: 'rows', row: 30, column: 'Estabelecimento', found: '', was: 'Supermercado Bom Preço' },
    { part: 'rows', row: 31, column: null, found: null, was: '2026-11-18 10:00:00 · Mercado 2 · 500.00' },
  ],
  arrived: { count: 12, rows: [['2026-11-18 23:59:00', 'Mercado 2', '2500.00']] },
  cancelled: { count: 0, rows: [] },
};

/** A file that is verified: before one is chosen, a number that is none, and one that was altered. */
export async function verification(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, verification: texts } = await loadCatalogue(language);
  const file = { name: 'relatorio.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('a') };
  await signIn(page, '20000002', language);
  await open(page, '/verificar', screens['/verificar'].title);
  await look('verifying a file');
  const number = page.getByRole('textbox', { name: texts.number.label });
  await number.fill('CF-00000-00001');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(texts.refused.number)).toBeVisible();
  await look('a file number that is none');
  await page.route(`**${verifyFile.path}`, (route) => route.fulfill({ json: alteredFile }));
  await number.fill('');
  await page.getByRole('button', { name: texts.again }).click();
  await expect(page.getByRole('region', { name: texts.differences.title }).first()).toBeVisible();
  await look('a file that was altered');
}
