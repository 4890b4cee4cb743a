import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankFileProblem, camt053, cnab240, MOST_CNAB_ENTRIES, mt940, ofx } from '../src/index.ts';
import { readCnab } from './cnab-reader';
import { bytesOf, eachKind, entry, reversalOf, statementOf } from './statements';

const writers = { cnab240, ofx, camt053, mt940 };

test('a CNAB 240 has its records where the layout has them', async () => {
  const lines = (await bytesOf(cnab240(statementOf(eachKind)))).toString('latin1').split('\r\n');
  const holder = '000000000000000                    001172000000418821 3 '.replace('821 3', '8213');
  expect(lines[0]).toBe(
    `00100000         ${holder}CONTA PRINCIPAL               BANCO DO BRASIL                         2` +
      `2011202612000000000710300000CF-7K3M9-QXD4W      ${' '.repeat(49)}`,
  );
  expect(lines[3]).toBe(
    `0010001300002E   ${holder}CONTA PRINCIPAL                     DPV00                    N` +
      '1911202619112026000000000000000505D114SAQ DEP 70140201 NSU 5       T000000000000005 20261118091403        ',
  );
  expect(lines).toHaveLength(10);
});

test('a statement that is longer than a lot goes on in the next one, from its balance', async () => {
  const entries = Array.from({ length: 100_005 }, (_, place) => entry(place + 1));
  const found = readCnab(await bytesOf(cnab240(statementOf(entries))));
  expect([found.lots, found.entries.length, found.number, found.document]).toEqual([
    2,
    100_005,
    7,
    'CF-7K3M9-QXD4W',
  ]);
  expect(found.account).toBe('00117-2/000000418821-3');
});

test('what is written has the balances of its entries, whatever they are', async () => {
  const random = fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 999_999_999_999_999 }),
      out: fc.boolean(),
      back: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  const property = fc.asyncProperty(
    random,
    fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
    async (rows, opening) => {
      const entries = rows.map(({ cents, out, back }, place) => {
        const text = String(cents).padStart(3, '0');
        const one = entry(place + 1, {
          type: out ? 'withdrawal' : 'deposit',
          amount: `${text.slice(0, -2)}.${text.slice(-2)}`,
        });
        return back ? reversalOf(one) : one;
      });
      const statement = statementOf(entries, { opening });
      const found = readCnab(await bytesOf(cnab240(statement)));
      expect(found.opening).toBe(opening);
      expect(found.closing).toBe(opening + statement.credits.sum - statement.debits.sum);
      expect(found.entries.map(({ reference }) => reference)).toEqual(
        entries.map(({ reference }) => reference),
      );
    },
  );
  await fc.assert(property, { seed: 41, numRuns: 200 });
});

test.each(Object.entries(writers))(
  '%s breaks off where its entries are not those that it has announced',
  async (_, write) => {
    const one = statementOf([entry(1)]);
    const wrong = [
      statementOf([entry(1)], { credits: { count: 1, sum: 102n } }),
      statementOf([entry(1)], { credits: { count: 2, sum: 101n } }),
      statementOf([entry(1)], { debits: { count: 1, sum: 0n } }),
    ];
    await bytesOf(write(one));
    for (const statement of wrong) {
      await expect(bytesOf(write(statement))).rejects.toThrow('not those that its head has announced');
    }
  },
);

test.each(Object.entries(writers))('%s reads no entry that nobody takes', async (_, write) => {
  let read = 0;
  async function* batches() {
    for (;;) {
      read += 100;
      yield Array.from({ length: 100 }, (_, place) => entry(place + 1));
    }
  }
  const pieces = write(statementOf([], { batches: batches() }));
  await pieces.next();
  const before = read;
  await pieces.return(undefined);
  expect([read, before > 0]).toEqual([before, true]);
});

test('what a form cannot hold is told before it is written', () => {
  const of = (count: number, sum: bigint, opening = 0n) =>
    statementOf([], { opening, credits: { count, sum }, debits: { count: 0, sum: 0n } });
  const found = (statement: ReturnType<typeof of>, largest: bigint) =>
    (['cnab240', 'ofx', 'camt053', 'mt940'] as const).map((form) =>
      bankFileProblem(form, statement, largest),
    );
  expect(found(of(MOST_CNAB_ENTRIES, 1n), 1n)).toEqual([null, null, null, null]);
  expect(found(of(MOST_CNAB_ENTRIES + 1, 1n), 1n)).toEqual(['entries', null, null, null]);
  expect(found(of(1, 10n ** 14n), 10n ** 14n)).toEqual([null, null, null, 'amounts']);
  expect(found(of(1, 1n, 10n ** 14n), 1n)).toEqual([null, null, null, 'amounts']);
  expect(found(of(5, 10n ** 18n), 1n)).toEqual(['amounts', null, 'amounts', 'amounts']);
});

test('an OFX tells a capture by the clocks of its zone, on the day of a change too', async () => {
  const at = async (capturedAt: string, timeZone: string) => {
    const text = String(await bytesOf(ofx(statementOf([entry(1, { capturedAt })], { timeZone }))));
    return /<DTUSER>(.*)<\/DTUSER>/.exec(text)?.[1];
  };
  expect(await at('2026-11-18 09:14:03', 'America/Sao_Paulo')).toBe('20261118091403[-3:LCL]');
  expect(await at('2026-07-18 09:14:03', 'America/New_York')).toBe('20260718091403[-4:LCL]');
  expect(await at('2026-11-01 03:30:00', 'America/New_York')).toBe('20261101033000[-5:LCL]');
  expect(await at('2026-11-18 09:14:03', 'Asia/Kolkata')).toBe('20261118091403[+5.5:LCL]');
});
