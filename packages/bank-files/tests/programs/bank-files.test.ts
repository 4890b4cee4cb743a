import { describe, expect, test } from 'vitest';
import { camt053, cnab240, mt940, ofx } from '../../src/index.ts';
import { type FoundStatement, readCnab } from '../cnab-reader';
import { bytesOf, eachKind, entry, statementOf } from '../statements';
import { assertCamt, byAqbanking, byIso20022js, byMt940js, byOfxdump, byOfxparse } from './readers';

/* Statements as programs read them that others wrote. */

/** What all of them have to find in a statement of `eachKind`. */
const expected = [
  { reference: 'T000000000000001', amount: 101n, bookedOn: '2026-11-19' },
  { reference: 'T000000000000005', amount: -505n, bookedOn: '2026-11-19' },
  { reference: 'R000000000000001', amount: -101n, bookedOn: '2026-11-19' },
  { reference: 'R000000000000005', amount: 505n, bookedOn: '2026-11-19' },
  { reference: 'T000000000000007', amount: 999_999_999n, bookedOn: '2026-11-19' },
];
const REVERSALS = [false, false, true, true, false];
const CLOSING = 12_345n + 999_999_999n;

const plain = ({ entries }: FoundStatement) =>
  entries.map(({ reference, amount, bookedOn }) => ({ reference, amount, bookedOn }));
const reversals = ({ entries }: FoundStatement) => entries.map(({ reversal }) => reversal);

test('an OFX has the entries and the balance in libofx, ofxparse and AqBanking', async () => {
  const bytes = await bytesOf(ofx(statementOf(eachKind)));
  const [dumped, parsed, imported] = await Promise.all([
    byOfxdump(bytes),
    byOfxparse(bytes),
    byAqbanking('ofx', bytes),
  ]);
  for (const found of [dumped, parsed, imported]) {
    expect(plain(found)).toEqual(expected);
    expect(found.closing).toBe(CLOSING);
  }
  expect([parsed.account, parsed.currency, dumped.currency]).toEqual(['00418821-3', 'BRL', 'BRL']);
  expect(dumped.account).toBe('001 0117-2 00418821-3');
});

test('a CAMT.053 is as the schema has it, and has its entries and balances in iso20022.js and AqBanking', async () => {
  const bytes = await bytesOf(camt053(statementOf(eachKind)));
  await assertCamt(bytes);
  const found = byIso20022js(bytes);
  expect(plain(found)).toEqual(expected);
  expect([found.number, found.opening, found.closing]).toEqual([7, 12_345n, CLOSING]);
  const marks = [...String(bytes).matchAll(/<Ntry>.*?<\/CdtDbtInd>(<RvslInd>true<\/RvslInd>)?/g)];
  expect(marks.map(([, mark]) => mark !== undefined)).toEqual(REVERSALS);
  const imported = await byAqbanking('camt053', bytes);
  expect(imported.entries.map(({ amount }) => amount)).toEqual(expected.map(({ amount }) => amount));
  expect(imported.closing).toBe(CLOSING);
});

test('an MT940 has its entries and balances in mt940js and AqBanking', async () => {
  const bytes = await bytesOf(mt940(statementOf(eachKind)));
  const found = byMt940js(bytes);
  expect(plain(found)).toEqual(expected);
  expect(reversals(found)).toEqual(REVERSALS);
  expect([found.number, found.opening, found.closing]).toEqual([7, 12_345n, CLOSING]);
  expect([found.account, found.currency]).toEqual(['00101172/00418821-3', 'BRL']);
  const imported = await byAqbanking('mt940', bytes);
  expect(plain(imported)).toEqual(expected);
  expect(imported.closing).toBe(CLOSING);
});

test('a CNAB 240 has what its OFX twin has', async () => {
  const found = readCnab(await bytesOf(cnab240(statementOf(eachKind))));
  const twin = await byOfxparse(await bytesOf(ofx(statementOf(eachKind))));
  expect(plain(found)).toEqual(plain(twin));
  expect(found.closing).toBe(twin.closing);
  expect(reversals(found)).toEqual(REVERSALS);
});

describe('a statement without entries', () => {
  const nothing = () => statementOf([], { opening: -250n, number: 0 });

  test('is read by every program, with one balance', async () => {
    const camt = await bytesOf(camt053(nothing()));
    await assertCamt(camt);
    const swift = await bytesOf(mt940(nothing()));
    const interchange = await bytesOf(ofx(nothing()));
    const all = [
      byIso20022js(camt),
      byMt940js(swift),
      await byAqbanking('mt940', swift),
      await byOfxparse(interchange),
      await byOfxdump(interchange),
      readCnab(await bytesOf(cnab240(nothing()))),
    ];
    for (const { closing, entries } of all) expect([closing, entries]).toEqual([-250n, []]);
  });
});

test('texts of every kind leave no file unreadable', async () => {
  const hard = [
    'Ação & <Sol> ]]> "ß" – ção',
    ':61: is no field\r\n-\r\n:86:nor this',
    '\u0000\u000b\ufffe\ud800 emoji 🧾 中文 •••317',
    '-begins like an end, and is longer than a line of SWIFT is so that it goes on in the next one - and -',
    '{1:F01} $ % # @ ; = ~ ^',
    '',
  ];
  const entries = hard.map((text, place) => entry(place + 1, { text, shortText: text }));
  const account = {
    bankCode: '341',
    bankName: 'Itaú <Unibanco> & Cia – S.A. 🏦',
    branch: '1,2/3',
    number: ' 00-12.345-X',
    name: 'Caixa "São João" & Filhos, com um nome muito mais longo do que trinta posições ou setenta',
  };
  const statement = () => statementOf(entries, { account });
  const camt = await bytesOf(camt053(statement()));
  await assertCamt(camt);
  const swift = await bytesOf(mt940(statement()));
  const interchange = await bytesOf(ofx(statement()));
  const all = [
    readCnab(await bytesOf(cnab240(statement()))),
    byIso20022js(camt),
    byMt940js(swift),
    await byAqbanking('mt940', swift),
    await byOfxparse(interchange),
    await byOfxdump(interchange),
    await byAqbanking('ofx', interchange),
  ];
  for (const found of all) {
    expect(found.entries.map(({ reference }) => reference)).toEqual(
      entries.map(({ reference }) => reference),
    );
    expect(found.closing).toBe(all[0]?.closing);
  }
});
