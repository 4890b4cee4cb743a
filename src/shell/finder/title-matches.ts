import { foldedText } from '../../../contract/folded-text';
import { typedText, wordsOf } from '../../../contract/typed-text';

/** Tells how well a title fits what was typed: 0 begins with it, 1 has all its words; `null`: it does not fit. */
function fit(title: string, typed: string): 0 | 1 | null {
  const folded = foldedText(title);
  if (folded.startsWith(foldedText(typedText(typed)))) return 0;
  const words = wordsOf(typedText(typed)).map(foldedText);
  return words.length > 0 && words.every((word) => folded.includes(word)) ? 1 : null;
}

/** Returns those whose titles have all that was typed, whatever the accents; those that begin with it come first. */
export function matchingTitles<Titled extends { title: string }>(
  titled: readonly Titled[],
  typed: string,
): Titled[] {
  const fitting = titled.flatMap((one) => {
    const rank = fit(one.title, typed);
    return rank === null ? [] : [{ one, rank }];
  });
  return fitting.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
}
