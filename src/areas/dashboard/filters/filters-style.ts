import type { SxProps, Theme } from '@mui/material/styles';
import { STACKED } from '../dashboard-style';

export const filtersStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  '& .state': { alignSelf: 'center', marginLeft: 'auto', paddingTop: '16px', textAlign: 'right' },
  // Where the row has no room for it, it gets a line of its own, which is reserved before it has a text, so that
  // nothing below moves.
  '@media (max-width: 1199.98px)': { '& .state': { flex: '1 1 100%', minHeight: 20, paddingTop: 0 } },
  // The height of a label and its field; the button has no label.
  '& > .MuiSkeleton-root': { height: 56 },
  '& > .send.send': { height: 36 },
  '@media (max-width: 999.98px)': {
    '& > .MuiSkeleton-root': { height: 64 },
    '& > .send.send': { height: 44 },
  },
  '& .type': { flex: '1 1 180px', maxWidth: 220 },
  '& .place': { flex: '3 1 240px', maxWidth: 420 },
  '& .period': { flex: '1 1 150px', maxWidth: 180 },
  '@media (max-width: 760px)': {
    '& .type, & .period': { flex: '1 1 40%', maxWidth: 'none' },
    '& .place': { flex: '1 1 100%', maxWidth: 'none', order: -1 },
    '& .MuiButton-root, & .send': { flex: '1 1 100%' },
  },
  [STACKED]: { '& .type, & .period': { flex: '1 1 100%' } },
  '@media print': { display: 'none' },
};
