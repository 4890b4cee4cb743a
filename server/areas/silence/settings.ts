/* The settings of the judgement; decision 43 says what they were measured with. */

/** Ten weeks: what a shop did before is no longer its rhythm. */
export const LEARNED_DAYS = 70;

/** A shop with fewer days behind it is not judged yet. */
export const FEWEST_DAYS = 28;

/** A silence that comes more often than once in so many days is nothing to tell of. */
export const ONCE_IN_DAYS = 150;

/** A shop is judged where so many days without a deposit would be such a silence. */
export const WEEK = 7;

/** A weekday of its own has so few days that so many of all usual days stand behind it. */
export const POOLED_DAYS = 2;

/** What silences a shop on one day silences it on the next: how likely, until its own silent days have said so. */
export const CARRIED = 0.1;

/** So many silent days of its own count as much as that. */
export const CARRIED_DAYS = 4;

/** Where fewer shops usually deposit, they say nothing about a day. */
export const FEWEST_SHOPS = 3;
