import { expect, type Page } from '@playwright/test';
import {
  type BankFileDetails,
  type BankFileRow,
  getBankFile,
  listBankFiles,
} from '../../../contract/bank-file-list';
import { bankFormats } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import type { ReplyOf } from '../../../contract/operation';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { isPhone, type Look, open } from './visit';

const follows: BankFileRow = {
  id: '12-1212',
  number: 1212,
  account: {
    id: 12,
    name: 'Movimento das lojas do litoral norte e do vale',
    bank: '341 · Itaú',
    branch: '0417',
    number: '00418821-3',
  },
  firstDay: '2026-11-18',
  lastDay: '2026-11-19',
  delivery: 93_212,
  openingText: '12345678.90',
  credits: { count: 663_989, sumText: '48215300.12' },
  debits: { count: 1212, sumText: '1246757.50' },
  closingText: '59314221.52',
  currency: 'BRL',
  before: { number: 1211, closingText: '12345678.90' },
  chained: true,
  madeAt: '2026-11-20T06:00:00',
  madeBy: 'Maria Aparecida Nascimento dos Santos Albuquerque',
  madeVia: 'subscription',
  forms: [...bankFormats],
};
const broken: BankFileRow = {
  ...follows,
  id: '12-1211',
  number: 1211,
  before: { number: 1210, closingText: '1.00' },
  chained: false,
  madeVia: 'program',
  forms: [],
};
const first: BankFileRow = {
  ...broken,
  id: '13-1',
  number: 1,
  before: null,
  chained: true,
  madeVia: null,
  madeBy: null,
};

const digest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const { forms: _forms, ...shown } = broken;
const details: BankFileDetails = {
  ...shown,
  newest: false,
  inForms: bankFormats.map((format, index) => ({
    format,
    document: 'CF-7K3M9-QXD4W',
    left: index > 1 ? null : { digest, bytes: 63_212_044, at: '2026-11-20T06:00:12' },
  })),
};

/** The numbered files, one of them, the form of the next one with a fault, none at all, and a list without an answer. */
export async function bankFiles(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, bankFileList: texts } = await loadCatalogue(language);
  const { title } = screens['/arquivos-bancarios'];
  const content = [follows, broken, first];
  const reply: ReplyOf<typeof listBankFiles> = {
    content,
    pageable: { pageNumber: 0 },
    totalPages: 1,
    totalElements: content.length,
  };
  await signIn(page, '20000002', language);
  const list = `**${listBankFiles.path}*`;
  await page.route(list, (route) => route.fulfill({ json: reply }));
  await page.route(`**${getBankFile.path.replace(':id', broken.id)}`, (route) =>
    route.fulfill({ json: details }),
  );
  await open(page, '/arquivos-bancarios', title);
  await look('the numbered bank files');
  await page.locator('main a[data-opens]', { hasText: /211$/ }).click();
  await expect(page.getByText(digest).first()).toBeVisible();
  await look('a numbered bank file');
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ json: { ...reply, content: [], totalPages: 0, totalElements: 0 } }),
  );
  await page.goto('/arquivos-bancarios/proximo');
  const next = page.getByRole('dialog', { name: texts.next.title });
  await next.getByRole('button', { name: texts.next.create }).click();
  await expect(next.getByText(texts.next.choose)).toBeVisible();
  await look('the next bank file without an account');
  await next.getByRole('combobox', { name: texts.next.account }).click();
  await page.getByRole('option').first().click();
  await expect(next.getByText(texts.next.first)).toBeVisible();
  // On a phone the name of an account is longer than a field of one line.
  if (!isPhone(page)) await look('the next bank file');
  await open(page, '/arquivos-bancarios', title);
  await expect(page.getByText(texts.empty)).toBeVisible();
  await look('no numbered bank files');
  await page.unroute(list);
  await page.route(list, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(texts.failed).first()).toBeVisible();
  await look('numbered bank files that could not be loaded');
}
