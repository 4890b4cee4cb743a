import { foldedText } from '../../../contract/folded-text';

/**
 * A search over texts that are folded once, however many letters are typed afterwards. It returns the items
 * that hold every typed word, in any order.
 */
export function searchOver<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): (typed: string) => Item[] {
  const folded = items.map((item) => ({ item, text: foldedText(textOf(item)) }));
  return (typed) => {
    const words = foldedText(typed).split(/\s+/).filter(Boolean);
    return folded.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
  };
}
