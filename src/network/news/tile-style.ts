import type { SxProps, Theme } from '@mui/material/styles';

export const tileStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& .words': { display: 'grid', gap: '4px', padding: '12px 16px 14px' },
  '& button': {
    justifyContent: 'flex-start',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderRadius: '4px',
    // A click anywhere on the card opens the item.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  // Short texts leave room for two lines, so that the cards of a page are alike.
  '& .text': { minHeight: '2lh', overflowWrap: 'anywhere' },
  '&:hover': { borderColor: 'field' },
  '&:hover button': { color: 'primary.main' },
};
