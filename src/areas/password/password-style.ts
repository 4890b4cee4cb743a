import type { SxProps, Theme } from '@mui/material/styles';

/** SHELL-20: up to 500 px form columns are stacked, and the buttons take the full width. */
const NARROW = '@media (max-width: 500px)';

export const cardStyle: SxProps<Theme> = { maxWidth: 1080 };

/** Two columns where there is room for them. */
export const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '16px 20px',
};

export const rulesStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: '8px 12px',
  padding: '12px 16px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'sunken',
  '& ul': {
    display: 'grid',
    gap: '6px',
    gridColumn: '1 / -1',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    typography: 'body2',
  },
  '& li': { display: 'flex', gap: '8px', color: 'text.secondary' },
  '& li .MuiSvgIcon-root': { flex: 'none', fontSize: '1.125rem' },
  '& li.met': { color: 'text.primary' },
  '& li.met .MuiSvgIcon-root': { color: 'success.main' },
};

export const actionsStyle: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '8px',
  padding: '12px 24px',
  borderTop: '1px solid',
  borderColor: 'divider',
  [NARROW]: { padding: '12px 16px', '& > *': { flex: 'auto' } },
};
