import type { SxProps, Theme } from '@mui/material/styles';

export const menuStyle: SxProps<Theme> = {
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(560px, calc(100vh - 96px))',
  '& .MuiListSubheader-root': {
    padding: '6px 16px 2px',
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    backgroundColor: 'transparent',
  },
  '& .MuiListSubheader-root.text': { paddingBottom: '6px', fontWeight: 400, whiteSpace: 'normal' },
  '& .MuiListItemIcon-root': { minWidth: 32 },
  '& .MuiListItemText-primary, & .MuiListItemText-secondary': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiListItemText-secondary': { typography: 'caption', color: 'text.secondary' },
};

export const dialogStyle: SxProps<Theme> = { display: 'grid', alignContent: 'start', gap: '16px' };

export const groupStyle: SxProps<Theme> = {
  '& .MuiFormLabel-root': { typography: 'caption', fontWeight: 500, color: 'text.secondary' },
  '& .MuiFormLabel-root.Mui-focused': { color: 'text.secondary' },
};
