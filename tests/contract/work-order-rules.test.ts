import { expect, test } from 'vitest';
import { dayOf, wireDay } from '../../contract/work-order-filter';
import {
  amountOf,
  disputesMore,
  isNsu,
  momentProblem,
  workOrderProblems,
} from '../../contract/work-order-rules';
import fc from '../support/fast-check';

const NOW = '2026-11-20T12:00:00';
const RULES = { now: NOW, country: 'BR' } as const;
const money = (cents: number) => (cents / 100).toFixed(2);
const cents = fc.integer({ min: 1, max: 99_999_999_999 });

const maintenance = {
  numeroLogico: 'T0001',
  telefone: '(11) 90123-4567',
  relatoUsuario: 'The drawer does not open.',
  sintoma: 'ATM Fora',
};
const dispute = {
  numeroLogico: 'T0001',
  telefone: '(11) 90123-4567',
  relatoUsuario: 'Two notes are missing.',
  valorInserido: 500,
  valorContestado: 100,
  dataHoraTransacao: NOW,
  clientePossuiComprovante: 'N',
};

test('WO-13 WO-10 an amount is one above 0 with two places at most, as a number and as text', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(amountOf(money(amount))).toBe(money(amount));
      expect(Number(amountOf(amount / 100))).toBe(amount / 100);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = amountOf(text);
      if (amount !== null) expect(Number(amount)).toBeGreaterThan(0);
    }),
  );
  for (const wrong of [0, -1, 0.001, 1e21, Number.NaN, '1,5', '1e3', '', ' ', '+1', '0.00', '1.234', null]) {
    expect(amountOf(wrong), String(wrong)).toBeNull();
  }
});

test('WO-14 more is disputed than was put in exactly where the one amount is above the other', () => {
  fc.assert(
    fc.property(cents, cents, (inserted, disputed) => {
      const body = { valorInserido: money(inserted), valorContestado: money(disputed) };
      expect(disputesMore(body)).toBe(disputed > inserted);
    }),
  );
  // All of it and a cent to either side, whichever way the amounts are written.
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 99_999_999_998 }), (amount) => {
      for (const by of [-1, 0, 1]) {
        const texts = { valorInserido: money(amount), valorContestado: money(amount + by) };
        const numbers = { valorInserido: amount / 100, valorContestado: (amount + by) / 100 };
        expect([disputesMore(texts), disputesMore(numbers)]).toEqual([by > 0, by > 0]);
      }
    }),
  );
});

test('WO-17 NSUs are of their form alone', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      expect(isNsu(text)).toBe(/^\d{1,10}$/.test(text));
    }),
  );
  expect([isNsu('0'.repeat(10)), isNsu('0'.repeat(11)), isNsu('1\n')]).toEqual([true, false, false]);
});

test('WO-20 a moment is not after now, to the second', () => {
  expect(momentProblem(NOW, NOW)).toBeNull();
  expect(momentProblem('2026-11-20T12:00:01', NOW)).toBe('future');
  for (const wrong of ['', '2026-11-20', '2026-11-20 12:00:00', '2026-11-20T24:00:00', '2026-13-01T00:00:00'])
    expect(momentProblem(wrong, NOW), wrong).toBe('moment');
});

test('WO-10 a type takes its own fields alone, and misses none of them', () => {
  expect(workOrderProblems('manutencaoTransacao', maintenance, RULES)).toEqual({});
  expect(workOrderProblems('contestacaoTransacao', dispute, RULES)).toEqual({});
  expect(workOrderProblems('manutencaoTransacao', { ...dispute, sintoma: 'ATM Fora' }, RULES)).toEqual({
    valorInserido: 'otherType',
    valorContestado: 'otherType',
    dataHoraTransacao: 'otherType',
    clientePossuiComprovante: 'otherType',
  });
  expect(workOrderProblems('contestacaoTransacao', { ...dispute, sintoma: 'ATM Fora' }, RULES)).toEqual({
    sintoma: 'otherType',
  });
  expect(Object.keys(workOrderProblems('manutencaoTransacao', {}, RULES)).toSorted()).toEqual([
    'numeroLogico',
    'relatoUsuario',
    'sintoma',
    'telefone',
  ]);
  expect(Object.keys(workOrderProblems('contestacaoTransacao', {}, RULES)).toSorted()).toEqual([
    'clientePossuiComprovante',
    'dataHoraTransacao',
    'numeroLogico',
    'relatoUsuario',
    'telefone',
    'valorContestado',
    'valorInserido',
  ]);
});

test('API-42 a day is one that exists, with its time at midnight', () => {
  expect(dayOf(wireDay('2026-11-20'))).toBe('2026-11-20');
  for (const wrong of ['2026-11-20', '2026-11-20 00:00:01', '2026-02-29 00:00:00', '']) {
    expect(dayOf(wrong), wrong).toBeNull();
  }
});
