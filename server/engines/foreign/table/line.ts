/** A cell as a program has saved it: spreadsheets keep dates, times and amounts as numbers. */
export type ReadCell = string | number;

/** A line of a table as a program has saved it; `null`: another sheet begins. */
export type Line = readonly ReadCell[] | null;
