import { expect, test } from 'vitest';
import { languages } from '../../../contract/languages';
import { loadTexts } from '../../../src/sign-in/texts';

function paths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${prefix}.${key}`));
}

test.each(languages)('SHELL-21 the sign-in texts of %s are complete and none is empty', async (language) => {
  const [model, texts] = await Promise.all([loadTexts.en(), loadTexts[language]()]);
  expect(paths({ ...texts }).sort()).toEqual(paths({ ...model }).sort());
  expect(JSON.stringify({ ...texts })).not.toContain('""');
  expect(texts.session.caution).toContain('%{support}');
});
