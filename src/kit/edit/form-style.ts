import type { SxProps, Theme } from '@mui/material/styles';

/** What has to be said stands above the card. */
export const formStyle: SxProps<Theme> = { display: 'grid', gap: '16px', maxWidth: 1080 };

export const cardStyle = { maxWidth: 1080, overflow: 'visible' } satisfies SxProps<Theme>;

/** Two columns where there is room for them. */
export const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
};
