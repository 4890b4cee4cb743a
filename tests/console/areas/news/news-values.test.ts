import { expect, test } from 'vitest';
import { differences, newNews } from '../../../../src/areas/news/form/news-values';

test('NEWS-06 ERR-04 an opening day that the status brings along is no change of its own', () => {
  const dated = { ...newNews, opensOn: '2026-10-01' };
  const fields = (changes: Partial<typeof dated>) =>
    differences(dated, { ...dated, ...changes }).map(({ field }) => field);
  expect(fields({ active: false })).toEqual(['active']);
  expect(fields({ opensOn: '2026-10-02' })).toEqual(['opensOn']);
  expect(fields({ active: false, opensOn: '' })).toEqual(['active', 'opensOn']);
});
