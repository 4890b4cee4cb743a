import type { SxProps, Theme } from '@mui/material/styles';

/** Lines of a card: what it is on the left, what one can do with it on the right. */
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

/** A number or an address that can be called or written to; large enough for a thumb. */
export const contactStyle: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: { xs: 44, md: 32 },
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
