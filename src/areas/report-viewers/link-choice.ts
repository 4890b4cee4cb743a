import type { Establishment } from '../../../contract/user-options';
import { searchOver } from '../../kit/multi-select/search';

/** VIEW-23: the moves of the four buttons; "all" is all that the search finds. */
export type Move = 'selectedRight' | 'allRight' | 'selectedLeft' | 'allLeft';

export interface LinkChoice {
  /** The codes on the right, in the order in which they were chosen. */
  readonly right: readonly string[];
  /** The marked codes, on either side. */
  readonly marked: ReadonlySet<string>;
}

interface Side {
  /** The result of the search, in the order of the list. */
  readonly shown: readonly Establishment[];
  readonly marked: readonly string[];
}

/** A search over establishments by name and code, whose texts are normalized once. */
export const searchOf = (establishments: readonly Establishment[]) =>
  searchOver(establishments, ({ name, cdEc }) => `${name} ${cdEc}`);

/** The establishments that a side shows and those that are marked; a mark that the search hides does not count. */
export function sideOf(shown: readonly Establishment[], { marked }: LinkChoice): Side {
  return { shown, marked: shown.map(({ cdEc }) => cdEc).filter((code) => marked.has(code)) };
}

/** The codes that a button would move; where there are none it is disabled. */
export function movable(move: Move, left: Side, right: Side): readonly string[] {
  const side = move.endsWith('Right') ? left : right;
  return move.startsWith('all') ? side.shown.map(({ cdEc }) => cdEc) : side.marked;
}

/** The choice after a move; moved establishments are no longer marked. */
export function moved(choice: LinkChoice, move: Move, codes: readonly string[]): LinkChoice {
  const gone = new Set(codes);
  const others = choice.right.filter((code) => !gone.has(code));
  return {
    right: move.endsWith('Right') ? [...others, ...codes] : others,
    marked: new Set([...choice.marked].filter((code) => !gone.has(code))),
  };
}

/** The choice with these codes marked or unmarked. */
export function withMarks(choice: LinkChoice, codes: readonly string[], on: boolean): LinkChoice {
  const marked = new Set(choice.marked);
  for (const code of codes) {
    if (on) marked.add(code);
    else marked.delete(code);
  }
  return { ...choice, marked };
}
