import type { SxProps, Theme } from '@mui/material/styles';
import { cardsStyle } from '../closings-style';

const MOBILE = '@media (max-width: 999.98px)';

/** Usual periods, beside the field that they fill. */
export const quickStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& .MuiButton-root': { padding: '7px 10px', whiteSpace: 'nowrap' },
  '& [aria-pressed="true"]': { borderColor: 'tintLine', color: 'primary.main', backgroundColor: 'tint' },
  [MOBILE]: {
    width: '100%',
    '& .MuiButton-root': { flex: '1 1 140px', minHeight: 44, padding: '4px 8px', whiteSpace: 'normal' },
  },
};

export const choicesPlaceStyle: SxProps<Theme> = {
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'flex-end',
  borderTop: '1px solid',
  borderColor: 'divider',
  padding: '8px 16px',
  [MOBILE]: { padding: 0, '& > *': { borderTop: 0 } },
  '@media print': { display: 'none' },
};

/** Each line has two rows, one a period; what is of both stands over both. */
export const tableStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .MuiTableCell-root.line': {
    fontWeight: 400,
    color: 'text.primary',
    textAlign: 'left',
    backgroundColor: 'transparent',
    maxWidth: 'none',
    verticalAlign: 'middle',
  },
  // A cell that is the first or last of its kind in a row stands at no edge of the table here.
  '& tbody td:first-of-type': { paddingLeft: '8px' },
  '& tbody .second > td:last-of-type': { paddingRight: '8px' },
  '& [data-tight] tbody td:first-of-type': { paddingLeft: '6px' },
  '& [data-tight] tbody .second > td:last-of-type': { paddingRight: '6px' },
  '& .first > :is(th, td):not([rowspan])': { borderBottom: 0 },
  '& .detail': { marginLeft: '8px', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& td.amount': { fontWeight: 500 },
  '& .second td.amount': { fontWeight: 400 },
  '& .percent': { color: 'text.secondary' },
  '& tbody .last > .MuiTableCell-root': {
    borderTop: '1px solid',
    borderColor: 'divider',
    backgroundColor: 'sunken',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& tbody .last.second > td': { borderTop: 0 },
  '& .final': { borderBottom: '3px double', borderColor: 'text.primary' },
};

export const linesStyle: SxProps<Theme> = {
  ...(cardsStyle as object),
  '& li': { padding: '10px 0 4px', borderTop: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '0 16px',
  },
  '& .detail': { marginLeft: '6px', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .change': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    marginLeft: 'auto',
  },
  '& .percent': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  // Where they do not fit beside each other the amounts stand below the period, because an amount is not broken.
  '& .side': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '0 10px',
    width: '100%',
    minHeight: 44,
    padding: '4px 8px 4px 16px',
    typography: 'body2',
    textAlign: 'left',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .period': { flex: '1 1 90px', minWidth: 0, color: 'text.secondary' },
  '& .sums': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: 0 },
  '& .parts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 8px',
    typography: 'caption',
    '& > span': { whiteSpace: 'nowrap' },
  },
  '& .balance': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .more': { flexShrink: 0, width: 18, fontSize: 18, color: 'text.tertiary' },
  '& .last': { backgroundColor: 'sunken' },
};
