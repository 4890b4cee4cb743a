import type { SxProps, Theme } from '@mui/material/styles';
import { wrappedTabsStyle } from '../../ui/theme/wrapped-tabs';

const STACKED = '@media (max-width: 500px)';
const MOBILE = '@media (max-width: 999.98px)';

export const monthStyle: SxProps<Theme> = { width: 220, [STACKED]: { width: '100%' } };
export const dayStyle: SxProps<Theme> = { width: 170, [STACKED]: { width: '100%' } };

/** Beside the fields, at the height of their texts. */
export const nextStyle: SxProps<Theme> = {
  flex: '1 1 240px',
  minWidth: 0,
  alignSelf: 'flex-end',
  padding: '10px 8px',
  [STACKED]: { padding: 0 },
};

export const headStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  flexShrink: 0,
  padding: '14px 16px',
  '& .title, & .covered': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 14px' },
  // The button is no higher than the line that it stands in.
  '& .tools': { alignSelf: 'center', marginLeft: 'auto', marginBlock: '-6px' },
};

/** Three figures in a row, from left to right in time; one below the other on a phone. */
export const figuresStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  flexShrink: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .figure': { minWidth: 0, padding: '16px 20px 18px' },
  '& .figure + .figure': { borderLeft: '1px solid', borderColor: 'divider' },
  '& h3': { color: 'text.secondary', fontWeight: 600 },
  '& .balance': { margin: '4px 0 10px', typography: 'h3', whiteSpace: 'nowrap' },
  '& .balance.last': {
    display: 'inline-block',
    // The figures beside it stand in the same lines.
    marginBottom: '7px',
    borderBottom: '3px double',
    borderColor: 'text.primary',
  },
  '& dl': { display: 'grid', gap: '4px', margin: 0, typography: 'body2' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& dt': { color: 'text.secondary' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', margin: 0 },
  '& .sum': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& .count': { minWidth: 112, color: 'text.secondary', textAlign: 'right', whiteSpace: 'nowrap' },
  '@media (min-width: 1000px) and (max-width: 1279.98px)': { '& dl > div': { flexDirection: 'column' } },
  '@media (max-width: 1199.98px)': {
    '& .balance': { typography: 'h5' },
    '& .figure': { padding: '14px 14px 16px' },
  },
  [MOBILE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .figure': { padding: '12px 16px 14px' },
    '& .figure + .figure': { borderLeft: 0, borderTop: '1px solid', borderColor: 'divider' },
    '& .balance, & .balance.last': { margin: '2px 0 6px' },
    '& dd': { justifyContent: 'flex-end', marginLeft: 'auto' },
    '& .count': { minWidth: 0 },
  },
};

export const cardsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 16px', borderTop: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
  '& .first': { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  '& .what': { typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& .amount': { typography: 'body1', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .in': { color: 'success.main' },
  '& .out': { color: 'error.main' },
  '& .establishment': { typography: 'body1', fontWeight: 500, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gap: '2px', margin: '6px 0 0', typography: 'caption' },
  // A value that finds no room beside its name stands below it, because a code is not broken.
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& dt': { flexShrink: 0, color: 'text.secondary' },
  '& dd': { minWidth: 0, margin: '0 0 0 auto', textAlign: 'right', overflowWrap: 'break-word' },
  '& .code': { whiteSpace: 'nowrap' },
};

/** The tabs stand close to the form that they change. */
export const modesStyle: SxProps<Theme> = {
  flexShrink: 0,
  marginBottom: '-8px',
  ...wrappedTabsStyle,
  '@media print': { display: 'none' },
};
