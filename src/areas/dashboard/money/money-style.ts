import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { STACKED } from '../dashboard-style';

export const moneyStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  minWidth: 0,
  padding: '16px',
  '& .visually-hidden': visuallyHidden,
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '16px' },
  '& .figures': { minWidth: 0 },
  '& .title': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    // The marker of its series in the chart.
    '&::before': {
      content: '""',
      width: 18,
      height: 3,
      borderRadius: '2px',
      backgroundColor: 'primary.main',
    },
  },
  '&.withdrawals .title::before': { backgroundColor: 'brass' },
  '& .total': {
    display: 'inline-block',
    margin: '6px 0 8px',
    typography: 'h3',
    whiteSpace: 'nowrap',
    [STACKED]: { typography: 'h5' },
  },
  '&.deposits .total': { borderBottom: '3px double', borderColor: 'text.primary' },
  '&.withdrawals .total': { typography: 'h5' },
  '& strong': { fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' },
  '& .compared': { display: 'flex', alignItems: 'center', gap: '6px', marginTop: '4px' },
  '& .highest h3': { fontWeight: 400 },
  '& .highest ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 14px',
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& .highest li': { display: 'flex', alignItems: 'center', gap: '8px', typography: 'caption' },
  '& .highest li div': { display: 'flex', flexDirection: 'column' },
  '& .amount': { color: 'text.secondary', whiteSpace: 'nowrap' },
  // Replaces a line that would lie on its axis.
  '& .empty': { display: 'grid', placeItems: 'center' },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    '@media print': { display: 'none' },
  },
};

/** As high as the chart that it replaces. */
export const tableStyle: SxProps<Theme> = {
  maxHeight: 228,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  marginBottom: '4px',
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { maxHeight: 'none' },
};
