import type { SxProps, Theme } from '@mui/material/styles';

export const countsStyle: SxProps<Theme> = {
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 16px',
    padding: '8px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right' },
  '& .reason': {
    gridColumn: '1 / -1',
    typography: 'body2',
    fontWeight: 400,
    textAlign: 'left',
    color: 'text.secondary',
  },
};

export const warningStyle: SxProps<Theme> = {
  '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: '4px 0 0', paddingLeft: '18px' },
};

export const rowsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  '& h3': { margin: 0, typography: 'subtitle1' },
  '& p': { margin: 0, typography: 'body2', color: 'text.secondary' },
  '& li span': { display: 'block', color: 'text.secondary' },
};
