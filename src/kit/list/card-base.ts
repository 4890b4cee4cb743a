import type { SxProps, Theme } from '@mui/material/styles';

/** A record as a card on a phone: what it says in `.main`, and what can be done with it beside that. */
export const cardBase = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '8px 12px',
  overflow: 'visible',
  typography: 'body2',
  color: 'text.secondary',
  '& .main': { display: 'grid', flex: 1, gap: '1px', minWidth: 0, overflowWrap: 'anywhere' },
} satisfies SxProps<Theme>;
