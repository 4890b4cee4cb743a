import { expect, test } from 'vitest';
import { accountAliases, operatorAliases } from '../../../../src/network/reports/selections/option-aliases';

const option = (value: string) => ({ key: '1', value });

test('API-22 an operator is known by the name alone', () => {
  expect(operatorAliases(option('Beatriz Vaz Santana •••899'))).toEqual(['Beatriz Vaz Santana']);
  expect(operatorAliases(option('Beatriz Vaz Santana'))).toEqual(['Beatriz Vaz Santana']);
});

test('API-23 an account is known by its nickname and by its number, with or without the branch', () => {
  expect(accountAliases(option('Custódia Sudeste · Caixa Econômica Federal 0182 / 00032093-2'))).toEqual([
    'Custódia Sudeste',
    '00032093-2',
    '0182 / 00032093-2',
    '0182 00032093-2',
  ]);
});

test('API-23 what is written otherwise has no other name', () => {
  expect(accountAliases(option('Custódia Sudeste'))).toEqual([]);
});
