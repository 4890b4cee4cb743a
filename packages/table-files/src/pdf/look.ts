/** The colours of a page, as operands of `rg` and `RG` (ISO 32000-1, 8.6.8). */
export const COLOUR = {
  text: operands('#12222A'),
  text2: operands('#4C5E67'),
  line: operands('#DBE2E5'),
  line2: operands('#C5CFD3'),
  sunken: operands('#F7F9FA'),
  primary: operands('#0E5468'),
  out: operands('#B0261C'),
};
export type Colour = keyof typeof COLOUR;

function operands(hex: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}

/** A4, landscape, and what is printed of it, in points from the upper left corner. */
export const PAGE = {
  width: 841.89,
  height: 595.28,
  left: 34,
  right: 807.89,
  top: 32,
  bottom: 556,
  footer: 575,
};

/** Sizes and line heights, in points. */
export const TYPE = {
  title: { size: 16, line: 20 },
  mark: { size: 10, line: 20 },
  fact: { size: 8, line: 12 },
  heading: { size: 7.5, line: 9.5 },
  cell: { size: 8, line: 10 },
  total: { size: 8, line: 16 },
  footer: { size: 7, line: 10 },
};

/** Where the baseline is in the height of a line. */
export const BASELINE = 0.78;
/** Hairlines between rows, the rule below headings, the double one below the last total. */
export const RULE = { hair: 0.4, head: 0.75, total: 0.6 };
