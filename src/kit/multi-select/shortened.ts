import { CHOICE } from '../../../contract/limits';

/** The last entry of a shortened list, which says so. No key is empty. */
export const SHORTENED = '';

/** A list of thousands stays quick because only so many entries are drawn; typing reaches the others. */
export const shortened = (keys: string[]): string[] =>
  keys.length > CHOICE.listed ? [...keys.slice(0, CHOICE.listed), SHORTENED] : keys;
