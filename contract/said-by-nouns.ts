import * as nouns from './nouns';

/** Every object that a noun exports: calls, limits, and what the trail and documents are told. */
export const saidByNouns: readonly object[] = Object.values<unknown>(nouns).filter(
  (said): said is object => typeof said === 'object' && said !== null,
);
