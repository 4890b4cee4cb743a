import type { SxProps, Theme } from '@mui/material/styles';

export const cardStyle: SxProps<Theme> = { maxWidth: 1080, overflow: 'visible' };

/** Two columns where there is room for them. */
export const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
};
