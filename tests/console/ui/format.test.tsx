import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import type { PortalConfig } from '../../../contract/config';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import {
  formatDate,
  formatDateTime,
  formatInteger,
  formatLongDate,
  formatMoney,
  formatMonth,
} from '../../../i18n/format';
import { speakerOf } from '../../../src/shell/language/i18n-provider';
import { DeploymentContext } from '../../../src/ui/format/deployment';
import { useFormat } from '../../../src/ui/format/use-format';

/** U+00A0. */
const _ = '\u00a0';

test.each<[Language, string, number, string]>([
  ['en', 'USD', 48_215.3, '$48,215.30'],
  ['es', 'MXN', 1_246_757.5, '$1,246,757.50'],
  ['pt', 'BRL', 410_968, `R$${_}410.968,00`],
  ['co', 'COP', 48_215_300, `$${_}48.215.300,00`],
])('SHELL-23 money in %s (%s): %d reads %s', (language, currency, amount, text) => {
  expect(formatMoney(amount, language, currency)).toBe(text);
});

test.each<[Language, string, string]>([
  ['en', 'USD', '\u2212$7.05'],
  ['es', 'MXN', '\u2212$7.05'],
  ['pt', 'BRL', `\u2212R$${_}7,05`],
  ['co', 'COP', `\u2212$${_}7,05`],
])('SHELL-23 the minus in %s stands before the symbol and is a minus', (language, currency, text) => {
  expect(formatMoney(-7.05, language, currency)).toBe(text);
});

test('a signed amount says its plus; nothing has no sign', () => {
  expect(formatMoney(12, 'en', 'USD', { signed: true })).toBe('+$12.00');
  expect(formatMoney(-12, 'en', 'USD', { signed: true })).toBe('\u2212$12.00');
  expect(formatMoney(0, 'en', 'USD', { signed: true })).toBe('$0.00');
  expect(formatMoney(-0, 'en', 'USD')).toBe('$0.00');
  expect(formatMoney(-0.001, 'en', 'USD')).toBe('$0.00');
});

test('dates and counts are written as their language writes them', () => {
  expect(formatDate('2026-11-08', 'pt')).toBe('08/11/2026');
  expect(formatDate('2026-11-08', 'co')).toBe('08/11/2026');
  expect(formatDate('2026-09-08', 'en')).toBe('8 Sep 2026');
  expect(formatDateTime('2026-11-18T17:52:08', 'es')).toEqual({ date: '18/11/2026', time: '17:52:08' });
  expect(formatDateTime('2026-11-18 00:00:00', 'en')).toEqual({ date: '18 Nov 2026', time: '00:00:00' });
  expect(formatLongDate('2026-11-20', 'en')).toBe('Friday, 20 November 2026');
  expect(formatLongDate('2026-11-20', 'pt', { alone: false })).toBe('sexta-feira, 20 de novembro de 2026');
  expect(formatMonth('2026-10', 'en')).toBe('October 2026');
  expect(formatMonth('2026-10', 'co')).toBe('octubre de 2026');
  expect(formatMonth('2026-10', 'pt', { alone: true })).toBe('Outubro de 2026');
  expect(formatInteger(1_234_567, 'pt')).toBe('1.234.567');
  expect(formatInteger(1_234_567, 'es')).toBe('1,234,567');
});

function Amount() {
  const { money, currency } = useFormat();
  return (
    <p>
      {currency} {money(5)}
    </p>
  );
}

async function showAmount(language: Language, currency: string | null) {
  const i18nProvider = speakerOf(language, await loadCatalogue(language)).i18nProvider;
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <DeploymentContext value={{ currency } as PortalConfig}>
        <Amount />
      </DeploymentContext>
    </AdminContext>,
  );
}

test('SHELL-23 the currency is that of the language', async () => {
  await showAmount('es', null);
  expect(screen.getByText('MXN $5.00')).toBeVisible();
});

test('SHELL-23 unless the deployment pins one', async () => {
  await showAmount('en', 'BRL');
  expect(screen.getByText('BRL R$5.00')).toBeVisible();
});
