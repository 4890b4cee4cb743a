import type { SxProps, Theme } from '@mui/material/styles';
import { PAGE_END } from './statement-style';

const DESKTOP = '@media (min-width: 1000px)';
const MOBILE = '@media (max-width: 999.98px)';
const STACKED = '@media (max-width: 760px)';
const NARROW = '@media (max-width: 360px)';
const NARROWEST = '@media (max-width: 300px)';

const ROW = 34;
const LEAST_ROWS = 9;
/** The card's head, its note and the table's head. */
const ABOVE_ROWS = 80 + 38 + ROW;

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
    minHeight: rows === 0 ? 'auto' : ABOVE_ROWS + ROW * Math.min(rows, LEAST_ROWS) + PAGE_END,
    paddingBottom: `${PAGE_END}px`,
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
  [STACKED]: { flexDirection: 'column', alignItems: 'stretch' },
  [NARROWEST]: { padding: '8px' },
};

export const totalsStyle: SxProps<Theme> = {
  ...colours,
  display: 'flex',
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
  [STACKED]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '8px 16px',
    textAlign: 'left',
    '& > div': {
      display: 'contents',
    },
    '& dd': { margin: 0, textAlign: 'right' },
    '& dt': { alignSelf: 'center', typography: 'body2', whiteSpace: 'normal' },
    '& .balance': { justifySelf: 'end' },
  },
  [NARROW]: { '& .balance': { typography: 'h6' } },
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
export const tableStyle: SxProps<Theme> = {
  overflow: 'auto',
  borderTop: '1px solid',
  borderColor: 'divider',
  ...colours,
  '&:focus-visible': { outlineOffset: -2 },
  '& th, & td': { height: ROW, paddingLeft: '8px', paddingRight: '8px' },
  '& td': { paddingTop: '7px', paddingBottom: '7px' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& .fixed, & .amount, & .type': { whiteSpace: 'nowrap' },
  '& .time': { color: 'text.secondary' },
  // Names share what the other columns leave, down to a width that still says something.
  '& .name': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .establishment': { width: '29%', minWidth: 132 },
  '& .operator': { width: '22%', minWidth: 116 },
  '& .bank': { width: '15%', minWidth: 92 },
  [MOBILE]: { maxHeight: '70dvh', '& .name': { width: 'auto', maxWidth: 240 } },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
  '& .amount': { fontWeight: 600 },
  '& td.type': { color: 'text.primary' },
  '& .type svg': { fontSize: 16, marginRight: '8px', verticalAlign: '-3px' },
  '& .type.in svg': { color: 'success.main' },
  '& .type.out svg': { color: 'error.main' },
};
