import type { Establishment } from '../../../contract/user-options';
import { searchOver } from '../../kit/multi-select/search';

/** VIEW-23: what the four buttons do; "all" is all that the search leaves. */
export type Move = 'selectedRight' | 'allRight' | 'selectedLeft' | 'allLeft';

export interface LinkChoice {
  /** Codes on the right, in the order of choosing. */
  readonly right: readonly string[];
  /** Codes with a check mark, on either side. */
  readonly marked: ReadonlySet<string>;
}

export interface Side {
  /** What the search leaves, in the order of the list. */
  readonly shown: readonly Establishment[];
  readonly marked: readonly string[];
}

/** A search by name and code over establishments, folded once. */
export const searchOf = (establishments: readonly Establishment[]) =>
  searchOver(establishments, ({ name, cdEc }) => `${name} ${cdEc}`);

/** What a side shows and what of it is marked: a mark that the search hides does not count. */
export function sideOf(shown: readonly Establishment[], { marked }: LinkChoice): Side {
  return { shown, marked: shown.map(({ cdEc }) => cdEc).filter((code) => marked.has(code)) };
}

/** The codes that a button would move; where there are none it is disabled. */
export function movable(move: Move, left: Side, right: Side): readonly string[] {
  const side = move.endsWith('Right') ? left : right;
  return move.startsWith('all') ? side.shown.map(({ cdEc }) => cdEc) : side.marked;
}

/** The choice after a button was pressed; what has moved is no longer marked. */
export function moved(choice: LinkChoice, move: Move, codes: readonly string[]): LinkChoice {
  const gone = new Set(codes);
  const others = choice.right.filter((code) => !gone.has(code));
  return {
    right: move.endsWith('Right') ? [...others, ...codes] : others,
    marked: new Set([...choice.marked].filter((code) => !gone.has(code))),
  };
}

/** The choice with these codes marked, or not. */
export function withMarks(choice: LinkChoice, codes: readonly string[], on: boolean): LinkChoice {
  const marked = new Set(choice.marked);
  for (const code of codes) {
    if (on) marked.add(code);
    else marked.delete(code);
  }
  return { ...choice, marked };
}
