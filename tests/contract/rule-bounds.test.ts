import { describe, expect, test } from 'vitest';
import { grouperProblems } from '../../contract/groupers';
import { isRecordKey, recordKey } from '../../contract/keys';
import { newsProblems } from '../../contract/news-rules';
import { creationProblems, nameProblem } from '../../contract/operator-code-rules';
import { linkPasswordMeets } from '../../contract/passwords';
import { commentProblem, workOrderProblems } from '../../contract/work-order-rules';

/* The ends of what rules take, each as the specification says it: the last that is right and the first that is not. */

/** A text of so many characters, of which each takes two units in JavaScript. */
const pictures = (count: number) => '🏦'.repeat(count);

const reportProblem = (relatoUsuario: string) =>
  workOrderProblems(
    'manutencaoTransacao',
    { numeroLogico: '01190001', telefone: '(11) 98765-4321', relatoUsuario, sintoma: 'ATM Fora' },
    { now: '2026-11-20T12:00:00', country: 'BR' },
  ).relatoUsuario;

const newsOf = (changes: { title?: string; text?: string }) =>
  newsProblems(
    { title: 'Feriado', text: 'Fechado', status: 0, opensOn: null, endsOn: null, ...changes },
    '2026-11-20',
    null,
  );

const groupOf = (name: string) => grouperProblems({ name, ecs: ['0119'] }).name;
const codesOf = (quantidade: number) => creationProblems({ ec: '0119', quantidade }).quantidade;

describe('texts', () => {
  test.each<[string, (text: string) => string | null | undefined, number, string]>([
    ['WO-19 the report of a work order', reportProblem, 2000, 'reportTooLong'],
    ['WO-19 a comment', commentProblem, 2000, 'commentTooLong'],
    ['NEWS-06 a title', (title) => newsOf({ title }).title, 100, 'titleTooLong'],
    ['NEWS-06 a text', (text) => newsOf({ text }).text, 4000, 'textTooLong'],
    ['GRP-07 the name of a group', groupOf, 100, 'nameTooLong'],
    ['OPC-12 the name of an operator', nameProblem, 100, 'nameTooLong'],
  ])('%s', (_what, problem, most, key) => {
    expect(problem('x'.repeat(most)) ?? null).toBeNull();
    expect(problem('x'.repeat(most + 1))).toBe(key);
  });

  test.each<[string, (text: string) => string | null | undefined]>([
    ['WO-19 the report of a work order', reportProblem],
    ['WO-19 a comment', commentProblem],
  ])('%s counts characters as people see them', (_what, problem) => {
    expect(problem(pictures(2000)) ?? null).toBeNull();
    expect(problem(pictures(2001))).not.toBeNull();
  });
});

test('OPC-08 one code at least and twenty at most', () => {
  expect([1, 20].map(codesOf)).toEqual([undefined, undefined]);
  expect([0, 21, 1.5].map(codesOf)).toEqual(['quantity', 'quantity', 'quantity']);
});

test('LOG-20 LOG-32 a password that is set by link has 8 to 64 characters', () => {
  const lengths = [7, 8, 64, 65].map(
    (length) => linkPasswordMeets('x'.repeat(length), 'specification').length,
  );
  expect(lengths).toEqual([false, true, true, false]);
});

test.each([
  ['0', false],
  ['1', true],
  ['2147483647', true],
  ['2147483648', false],
  ['01', false],
])('API-42 the key of a record: %s', (text, right) => {
  expect(isRecordKey(text)).toBe(right);
  if (!text.startsWith('01')) expect(recordKey.safeParse(Number(text)).success).toBe(right);
});
