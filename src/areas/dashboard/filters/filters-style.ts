import type { SxProps, Theme } from '@mui/material/styles';
import { STACKED } from '../dashboard-style';

export const filtersStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  // What is said there is one line of words: nothing below it moves.
  '& .state': { alignSelf: 'center', marginLeft: 'auto', paddingTop: '16px', textAlign: 'right' },
  '& .type': { flex: '1 1 180px', maxWidth: 220 },
  '& .place': { flex: '3 1 240px', maxWidth: 420 },
  '& .period': { flex: '1 1 150px', maxWidth: 180 },
  '@media (max-width: 760px)': {
    '& .type, & .period': { flex: '1 1 40%', maxWidth: 'none' },
    '& .place': { flex: '1 1 100%', maxWidth: 'none', order: -1 },
    '& .MuiButton-root, & .send, & .state': { flex: '1 1 100%' },
    '& .state': { paddingTop: 0 },
  },
  [STACKED]: { '& .type, & .period': { flex: '1 1 100%' } },
  '@media print': { display: 'none' },
};
