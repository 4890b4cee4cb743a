import { expect, test } from 'vitest';
import { excerpt } from '../../../../src/network/news/excerpt';

test.each([
  ['Uma linha curta.', 'Uma linha curta.'],
  ['Primeira linha.\n\nSegunda.', 'Primeira linha. Segunda.'],
  ['Uma linha que é mais longa do que cabe', 'Uma linha que é mais…'],
  ['Uma linha que acaba, enquanto outra continua', 'Uma linha que acaba…'],
  ['Umapalavrasemespaçosquenãocabe', 'Umapalavrasemespaçosquen…'],
  ['', ''],
])('HOME-02 the text of a card is the beginning of %j', (text, short) => {
  expect(excerpt(text, 24)).toBe(short);
});
