/** The tokens of the console's light theme that the manuals need. */
export const COLOUR = {
  text: '#12222A',
  text2: '#4C5E67',
  line: '#DBE2E5',
  field: '#768790',
  sunken: '#F7F9FA',
  tint: '#E1EEF2',
  primary: '#0E5468',
  brass: '#A87B21',
  nav: '#0B2832',
  onNav: '#FFFFFF',
  onNav2: '#B9CCD3',
  navLine: '#2F6475',
  dot: '#D1A445',
} as const;

/** A4, and what is printed of it, in points from the upper left corner. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 531.28,
  top: 64,
  bottom: 772,
  footer: 800,
} as const;

/** How large letters are, and how high their lines, in points. */
export interface Size {
  size: number;
  line: number;
}

export const TYPE = {
  cover: { size: 34, line: 41 },
  brand: { size: 18, line: 24 },
  lead: { size: 13, line: 20 },
  chapter: { size: 22, line: 28 },
  section: { size: 13.5, line: 18 },
  body: { size: 10.5, line: 16 },
  cell: { size: 9.5, line: 13.5 },
  footer: { size: 8, line: 11 },
} as const satisfies Record<string, Size>;

/** Where the baseline is in the height of a line. */
export const BASELINE = 0.74;
