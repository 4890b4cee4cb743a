import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { OPENING } from '../../../kit/list/rows';
import { PAGE_END } from '../report-style';

const DESKTOP = '@media (min-width: 1000px)';
const MOBILE = '@media (max-width: 999.98px)';
const NARROW = '@media (max-width: 360px)';
const NARROWEST = '@media (max-width: 300px)';

const ROW = 34;
const LEAST_ROWS = 9;
/** Of these, so many are left above the exports that are under way. */
const FEWEST_ROWS = 4;
/** The card's head, its parts, its note and the table's head. */
const ABOVE_ROWS = 98 + 49 + 38 + 50;

const withRows = (count: number) => ABOVE_ROWS + ROW * count + PAGE_END;

const colours = {
  '& .in': { color: 'success.main' },
  '& .out': { color: 'error.main' },
} as const;

/**
 * On a desktop the card ends where the page ends and its table scrolls inside; where the page is too low for
 * that, the card keeps room for some rows and the page scrolls.
 */
export const resultsPlaceStyle = (rows: number): SxProps<Theme> => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [DESKTOP]: {
    minHeight:
      rows === 0
        ? 'auto'
        : `max(${withRows(Math.min(rows, LEAST_ROWS))}px, ${withRows(Math.min(rows, FEWEST_ROWS))}px + var(--export-tray, 0px))`,
    // The exports that are under way stand below the card, not over it: rows give way to them.
    paddingBottom: `calc(${PAGE_END}px + var(--export-tray, 0px))`,
  },
  '@media print': { minHeight: 0 },
});

export const resultsStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& .bar': { position: 'absolute', zIndex: 1, top: 0, left: 0, right: 0 },
  // What does not belong to the filters is one grey, without the colours of money and without the rule of a total.
  '&.old': {
    '& .about p, & .covered :is(p, li), & dt, & dt span, & dd, & td, & .amount, & .type, & .establishment, & .time, & .by':
      {
        color: 'text.tertiary',
        fontWeight: 400,
      },
    '& .amount.in, & .amount.out, & .type.in svg, & .type.out svg, & .arrow svg': { color: 'text.tertiary' },
    '& .balance': { borderColor: 'transparent' },
    '& table, & .cards': { backgroundColor: 'sunken' },
  },
};

export const resultsHeadStyle: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  minHeight: 70,
  // Where room is short, rows give way: they scroll.
  flexShrink: 0,
  padding: '12px 16px',
  [MOBILE]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    '& .covered': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginTop: '10px' },
    '& output': { position: 'absolute', top: 12, right: 16 },
    // The card's name is seen where nothing else is.
    '&:not(.empty) h2': visuallyHidden,
  },
  '& .about': { minWidth: 0 },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  [NARROWEST]: { padding: '8px' },
};

export const arrivalStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  [MOBILE]: { padding: '10px 16px', borderTop: '1px solid', borderColor: 'divider' },
};

/** One line of words, as long as there is room. */
export const scopeStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiButtonBase-root': {
    minWidth: 28,
    padding: '0 6px',
    border: '1px solid',
    borderColor: 'tintLine',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    color: 'primary.main',
    backgroundColor: 'tint',
    '@media (max-width: 999.98px)': {
      minWidth: 44,
      height: 28,
      '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
    },
  },
};

export const totalsStyle: SxProps<Theme> = {
  ...colours,
  display: 'flex',
  justifyContent: 'flex-end',
  margin: 0,
  textAlign: 'right',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    padding: '0 20px',
    borderLeft: '1px solid',
    borderColor: 'divider',
  },
  '& > div:last-of-type': { paddingRight: 0 },
  '& dt': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& dt span': { color: 'text.tertiary' },
  '& dd': { margin: '2px 0 0', typography: 'subtitle1', whiteSpace: 'nowrap' },
  '& .balance': {
    display: 'inline-block',
    typography: 'h5',
    borderBottom: '3px double',
    borderColor: 'text.primary',
  },
  [MOBILE]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px 16px',
    textAlign: 'left',
    '& > div': { alignItems: 'flex-start', minWidth: 0, padding: 0, border: 0 },
    '& > div:first-of-type': { gridColumn: '1 / -1' },
    '& .balance': { typography: 'h3' },
  },
  [NARROW]: { '& .balance': { typography: 'h5' } },
};

export const noteStyle: SxProps<Theme> = {
  flexShrink: 0,
  borderRadius: 0,
  borderTop: '1px solid',
  borderColor: 'tintLine',
  alignItems: 'center',
  padding: '0 16px',
};

/** Its own scroll box, so that the page never scrolls sideways and the head stays in sight. */
export const tableStyle: SystemStyleObject<Theme> = {
  overflow: 'auto',
  // What has the focus is not below the head, which takes up to three lines.
  scrollPaddingTop: '72px',
  borderTop: '1px solid',
  borderColor: 'divider',
  ...colours,
  '&:focus-visible': { outlineOffset: -2 },
  '& th, & td': { height: ROW, paddingLeft: '8px', paddingRight: '8px' },
  '@media screen': {
    '&[data-tight] :is(th, td):not(:first-of-type)': { paddingLeft: '6px' },
    '&[data-tight] :is(th, td):not(:last-of-type)': { paddingRight: '6px' },
    '&[data-tight] .time': { display: 'block' },
    '& td.name': { maxWidth: 280 },
  },
  '& td': { paddingTop: '7px', paddingBottom: '7px' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& .fixed, & .amount, & .type': { whiteSpace: 'nowrap' },
  '& .time': { color: 'text.secondary' },
  [`& tr:has(${OPENING})`]: { cursor: 'pointer' },
  // What opens a row looks like its text, and is as high as the line.
  '& .opens': {
    display: 'inline-block',
    font: 'inherit',
    textAlign: 'inherit',
    verticalAlign: 'baseline',
    '&::after': { content: '""', position: 'absolute', inset: '-7px 0' },
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  '& .gone': { display: 'block', whiteSpace: 'nowrap', typography: 'caption', color: 'text.secondary' },
  // What is done about a row: its button is no higher than the line.
  '& td.dispute': {
    paddingTop: 0,
    paddingBottom: 0,
    '& .open': { display: 'block', minWidth: 116 },
    '& .MuiIconButton-root': { width: 32, height: 32, fontSize: 18 },
    '& svg': { fontSize: 18 },
  },
  // Columns are as wide as what stands in them, their heads take two lines for it; names share the rest by length.
  '& th': { width: '1px', whiteSpace: 'normal', verticalAlign: 'bottom' },
  '& th.name': { width: 'auto' },
  // The arrow of a sorted column stands beside its words and makes the column no wider.
  '& th .MuiTableSortLabel-root': {
    position: 'relative',
    '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', margin: 0 },
  },
  '& th.MuiTableCell-alignRight .MuiTableSortLabel-root': {
    flexDirection: 'row-reverse',
    '& .MuiTableSortLabel-icon': { left: 'auto', right: '100%' },
  },
  '& td.name': { overflowWrap: 'break-word' },
  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    '& .dispute .MuiButtonBase-root': { display: 'none' },
    // Nothing scrolls on paper: ten columns fit upright, and a long name is broken, so that none is beside the sheet.
    '& th, & td': { height: 'auto', padding: '4px', fontSize: '7.5pt' },
    '& .fixed': { whiteSpace: 'normal' },
    '& .gone': { display: 'none' },
    '& td.name': { overflowWrap: 'anywhere' },
    '& tr': { breakInside: 'avoid' },
  },
  '& .amount': { fontWeight: 600 },
  '& td.type': { color: 'text.primary' },
  '& .type svg': { fontSize: 16, marginRight: '8px', verticalAlign: '-3px' },
  '& .type.in svg': { color: 'success.main' },
  '& .type.out svg': { color: 'error.main' },
};
