import type { ReadCell } from '../canonical';

/** A line of a table as a program has saved it; `null`: another sheet begins. */
export type Line = readonly ReadCell[] | null;

/** It is no table, or one that is damaged or too large to be read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
