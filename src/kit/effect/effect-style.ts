import type { SxProps, Theme } from '@mui/material/styles';

export const panelStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  justifyItems: 'stretch',
  minWidth: 0,
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  '& .counts': { display: 'grid', gap: '2px', color: 'text.secondary' },
  '& .counts span': { color: 'text.primary', fontWeight: 500 },
  '& .counts .loses': { color: 'error.main' },
  '& li > div': { display: 'flex', gap: '8px', color: 'text.secondary' },
  '& li > div > span:first-of-type': { flex: 'none', fontWeight: 500 },
  '& li > .loses > span:first-of-type': { color: 'error.main' },
};
