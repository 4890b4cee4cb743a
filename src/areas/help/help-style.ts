import type { SxProps, Theme } from '@mui/material/styles';

/** The lines of a card: a name on the left, and its actions on the right. */
export const rowsStyle: SxProps<Theme> = {
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: 44,
    padding: '10px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};

/** A phone number or an address as a link, large enough for a thumb. */
export const contactStyle: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: { xs: 44, md: 32 },
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
