import { describe, expect, test } from 'vitest';
import { languages } from '../../../../contract/languages';
import { notices as coNotices } from '../../../../i18n/co/notices';
import { notices as enNotices } from '../../../../i18n/en/notices';
import { notices as esNotices } from '../../../../i18n/es/notices';
import { notices as ptNotices } from '../../../../i18n/pt/notices';
import { brought } from '../../../../server/areas';
import { newBrowser } from '../../../../server/areas/session/notices';
import { accountDeactivated } from '../../../../server/areas/users/notices';
import type { NoticeKind } from '../../../../server/engines/notices/define';
import { codesReady } from '../../../../server/ingest/codes/notices';

const unused = { shop: 'Mercado 1', quantity: 7, days: 60, codes: [{ name: 'Ana Prado', tail: '110' }] };
const order = { number: 10_234, shop: 'Mercado 1', terminal: 'T0001' };
const samples: Record<NoticeKind, object> = {
  sumsDiffer: { days: 1, closings: 2, files: 3 },
  newsPublished: { title: 'Feriado' },
  workOrderOpened: { ...order, by: 'Ana Prado' },
  workOrderAttended: order,
  workOrderClosed: order,
  workOrderWaiting: order,
  workOrderReopened: { ...order, by: 'Ana Prado' },
  workOrderCommented: { ...order, by: 'Ana Prado' },
  wrongCodes: { times: 5, address: '203.0.113.9' },
  factorAdded: {},
  factorRemoved: {},
  factorReset: { by: 'Ana Prado' },
  passkeyAdded: { name: 'Blue key' },
  passkeyRemoved: { name: 'Blue key' },
  passkeyCopied: {},
  recoveryCodeUsed: { left: 9 },
  codesReady: { quantity: 3, shop: 'Mercado 1' },
  codesOverdue: { quantity: 3, shop: 'Mercado 1', asked: '2026-11-18T16:40:05', hours: 48 },
  codeUsedOff: {
    operator: 'Ana Prado',
    code: '110',
    shop: 'Mercado 1',
    where: 'Mercado 1',
    used: '2026-11-18T16:40:05',
  },
  codeUsedElsewhere: {
    operator: 'Ana Prado',
    code: '110',
    shop: 'Mercado 1',
    where: 'Mercado 3',
    used: '2026-11-18T16:40:05',
  },
  codesUnused: unused,
  codesEnding: { ...unused, on: '2026-11-27' },
  codesEnded: unused,
  billingAvailable: { first: '2026-10-16', last: '2026-10-31' },
  passwordChanged: {},
  newBrowser: { browser: 'Firefox', system: 'Windows', address: '203.0.113.7' },
  wrongPasswords: { times: 5, address: '203.0.113.7' },
  accountDeactivated: { by: 'Helena Duarte' },
  accountReactivated: { by: 'Helena Duarte' },
  exportReady: { title: 'exports.titles.statement', format: 'xlsx' },
  bulkDone: { resource: 'usuarios', action: 'deactivate', undo: false, changed: 9_800, others: 200 },
  shopSilent: { shop: 'Mercado 1', last: '2026-11-18T16:40:05', onceInDays: 1200 },
  shopBack: { shop: 'Mercado 1', back: '2026-11-20T09:05:00' },
  webhookPaused: { host: 'shop.example.com', days: 30 },
  webhookDayHeld: { day: '2026-11-20' },
  webhookEnded: { host: 'shop.example.com', by: 'Helena Duarte' },
  viewShared: { by: 'Helena Duarte', view: 'Last month', screen: '/transacoes-extrato' },
  viewReturned: { to: 'Ana Prado', view: 'Last month', screen: '/transacoes-extrato' },
  viewInherited: { from: 'Ana Prado', view: 'Last month', screen: '/transacoes-extrato' },
  subscriptionNamed: { by: 'Helena Duarte', view: 'Last month' },
  subscriptionLate: { view: 'Last month', number: 12, reason: 'unreachable' },
  subscriptionFailed: { view: 'Last month', number: 12, reason: 'mailRefused' },
  subscriptionWithheld: { view: 'Last month', number: 12, reason: 'left', to: 'Ana Prado' },
  subscriptionEmpty: { view: 'Last month', number: 12 },
  subscriptionFewer: { view: 'Last month', number: 12, to: 'Ana Prado', count: 5, before: 6 },
  subscriptionStopped: { view: 'Last month', reason: 'viewGone' },
  subscriptionEnded: { by: 'Helena Duarte', view: 'Last month' },
};
const kinds = Object.keys(samples) as NoticeKind[];

test('NOTE-02 every text has its notice, and each kind is brought along once', () => {
  expect(brought.notices.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(enNotices.texts).toSorted());
  expect(kinds.toSorted()).toEqual(Object.keys(enNotices.texts).toSorted());
});

const catalogues = { en: enNotices, co: coNotices, es: esNotices, pt: ptNotices };
const say = (kind: NoticeKind, language: keyof typeof catalogues) =>
  brought.notices.find((notice) => notice.kind === kind)?.textOf(samples[kind], language) ?? '';
const placeholders = (text: string) => [...new Set(text.match(/%\{[^}]*\}/g))].sort();

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('NOTE-02 %s has a complete text', (kind) => {
    expect(placeholders(say(kind, language))).toEqual([]);
    const model = placeholders(enNotices.texts[kind]);
    for (const form of catalogues[language].texts[kind].split('||||')) {
      expect(placeholders(form).filter((one) => !model.includes(one))).toEqual([]);
    }
    expect(placeholders(catalogues[language].texts[kind])).toEqual(model);
  });
});

test('NOTE-02 each language has its own texts', () => {
  for (const kind of kinds) {
    expect(new Set([say(kind, 'en'), say(kind, 'co'), say(kind, 'pt')]).size, kind).toBe(3);
  }
});

test('NOTE-02 numbers are no amounts, one code has the singular, and an unreadable value is shown as such', () => {
  expect(say('workOrderAttended', 'pt')).toContain('10234');
  expect(codesReady({ quantity: 1, shop: 'Mercado 1' }).text('en')).toBe(
    'The operator code requested for Mercado 1 now works at the terminals.',
  );
  expect(say('codesReady', 'en')).toContain('3 operator codes');
  const unknown = { browser: null, system: null, address: '203.0.113.7' };
  expect(newBrowser(unknown).text('en')).toContain('a new browser: unknown browser, address 203.0.113.7.');
  expect(newBrowser({ ...unknown, system: 'Linux' }).text('en')).toContain(': Linux, address');
  expect(say('newBrowser', 'co')).toContain('Firefox en Windows');
  expect(say('shopSilent', 'en')).toBe(
    'Mercado 1 has stopped depositing: the last deposit was on 18 Nov 2026 at 16:40. A silence this long happens about once every 1,200 days.',
  );
  expect(say('exportReady', 'en')).toContain('Transaction statement (Excel (XLSX))');
});

test('NOTE-02 names of people are not translated', () => {
  expect(accountDeactivated({ by: '%{by} |||| $& {{x}}' }).text('en')).toBe(
    '%{by} |||| $& {{x}} deactivated your access.',
  );
});
