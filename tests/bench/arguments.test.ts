import { describe, expect, test } from 'vitest';
import { readArguments } from '../../bench/support/arguments';

const known = ['list', 'statement', 'csv'];

describe('the command line of the bench', () => {
  test('without names every part runs', () => {
    expect(readArguments([], known)).toEqual({ parts: known, quick: false });
  });

  test('names choose parts, in any place', () => {
    expect(readArguments(['csv', '--quick', 'list'], known)).toEqual({ parts: ['csv', 'list'], quick: true });
  });

  test('what there is not is a wrong call, not a run without it', () => {
    expect(readArguments(['lists'], known)).toBeNull();
    expect(readArguments(['--fast'], known)).toBeNull();
  });
});
