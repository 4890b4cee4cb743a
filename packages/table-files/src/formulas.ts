/** A spreadsheet runs what begins with one of these; the wide ones of East Asian keyboards as well. */
const FORMULA = '[=+\\-@＝＋－＠\\t\\r]';

/** A text that gets an apostrophe in front, so that no spreadsheet runs it; one that looks as if it had got it gets another. */
export const RUNS = new RegExp(`^'*${FORMULA}`);

/** That apostrophe, which an import takes off again. */
export const HARMLESS = new RegExp(`^'(?='*${FORMULA})`);

/** All that stand there, which decide nothing where two files are compared. */
export const APOSTROPHES = new RegExp(`^'+(?=${FORMULA})`);
