import { expect, test } from 'vitest';
import { typedText, wordsOf } from '../../contract/typed-text';
import { orderNumberIn } from '../../contract/work-order-filter';

test.each([
  ['０７７', '077'],
  ['\u200b077\u200d', '077'],
  ['863.117.057\u201175', '863.117.057-75'],
  ['a\u2010b\u2011c\u2012d–e—f−g', 'a-b-c-d-e-f-g'],
  ['Sant’Ana ‘x’ “y” d´Oeste Hawaiʻi', `Sant'Ana 'x' "y" d'Oeste Hawai'i`],
  ['  <ana@shop.example>; ', 'ana@shop.example'],
  [' Loja\u00a0 1 ', 'Loja 1'],
  ['Loja 1º', 'Loja 1o'],
  [';', ';'],
  ['', ''],
])('LIST-15 %j is looked for as %j', (typed, form) => {
  expect(typedText(typed)).toBe(form);
  expect(typedText(form)).toBe(form);
});

test.each([
  ['Centro – Sul', ['Centro', 'Sul']],
  ['Pão da Serra (0199)', ['Pão', 'da', 'Serra', '0199']],
  ["d'El-Rei 100%", ['d', 'El', 'Rei', '100%']],
  ['-', []],
])('LIST-15 the words of %j are %j', (typed, words) => expect(wordsOf(typedText(typed))).toEqual(words));

test.each([
  ['10112', 10_112],
  ['#10112', 10_112],
  ['nº 10112', 10_112],
  ['N°: 10112', 10_112],
  ['№10112', 10_112],
  ['10.112', 10_112],
  ['1.010.112', 1_010_112],
  ['１０１１２', 10_112],
  ['1.5', null],
  ['Mercado 1', null],
  ['1234567890', null],
])('WO-05 the number of an order in %j is %j', (typed, number) => expect(orderNumberIn(typed)).toBe(number));
