const MARK = 'data-sums';

/** The attribute of a row that is the sum of other rows of its table: picked with them it would count them twice. */
export const SUMS = { [MARK]: '' };

export const isSum = (row: Element) => row.hasAttribute(MARK);
