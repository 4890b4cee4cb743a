/* The settings of the judgement; decision 43 describes how they were measured. */

/** Ten weeks: older days do not represent the present rhythm of a shop. */
export const LEARNED_DAYS = 70;

/** A shop with fewer known days is not judged yet. */
export const FEWEST_DAYS = 28;

/** A silence that occurs more often than once in so many days is not reported. */
export const ONCE_IN_DAYS = 150;

/** A shop is judged if so many days without a deposit would be such a silence. */
export const WEEK = 7;

/** A single weekday has so few days that the average of all usual days is added with the weight of so many days. */
export const POOLED_DAYS = 2;

/** How likely the cause of a silent day persists on the next, as long as the shop has few silent days itself. */
export const CARRIED = 0.1;

/** The number of silent days of the shop that have the same weight as that value. */
export const CARRIED_DAYS = 4;

/** If fewer shops than this usually deposit on a day, nothing is concluded from them. */
export const FEWEST_SHOPS = 3;
