import { expect, test } from 'vitest';
import { languages } from '../../../../contract/languages';
import { CELL, identifiers } from '../../../../contract/statement';
import { type MessageKey, message } from '../../../../i18n/server';
import { allLists } from '../../../../server/areas';
import { billList } from '../../../../server/areas/financial/export';

/* A table of a workbook calls its columns by their headings: of two that are alike the second one would be renamed. */

const statement: MessageKey[] = [
  ...(Object.keys(CELL) as (keyof typeof CELL)[]).map((id) => `statement.columns.${id}` as const),
  ...([...identifiers, 'currency'] as const).map((id) => `statement.identifiers.${id}` as const),
];
const files: [string, MessageKey[]][] = [
  ['statement', statement],
  ...[...allLists, billList].map(({ name, columns }): [string, MessageKey[]] => [
    name,
    Object.values(columns).map(({ title }) => title),
  ]),
];

test.each(languages)('LIST-14 STMT-30 in %s no file has two columns of the same heading', (language) => {
  for (const [name, titles] of files) {
    const headings = titles.map((title) => message(language, title).toLowerCase());
    expect(new Set(headings).size, `${name}: ${headings.join(', ')}`).toBe(headings.length);
  }
});
