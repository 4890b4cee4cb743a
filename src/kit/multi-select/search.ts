import { foldedText } from '../../../contract/folded-text';
import { typedText, wordsOf } from '../../../contract/typed-text';

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
    const words = wordsOf(typedText(typed)).map(foldedText);
    return folded.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
  };
}

/** The options of an Autocomplete that hold what is typed, as `searchOver` finds them, up to a number that is drawn fast. */
export function listedBy<Item>(
  textOf: (item: Item) => string,
  most: number,
): (options: Item[], state: { inputValue: string }) => Item[] {
  // Folding thousands of names costs more than looking through them, and the options are the same for every letter.
  const searches = new WeakMap<readonly Item[], (typed: string) => Item[]>();
  return (options, { inputValue }) => {
    const search = searches.get(options) ?? searchOver(options, textOf);
    searches.set(options, search);
    return search(inputValue).slice(0, most);
  };
}
