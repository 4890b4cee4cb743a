import type { SxProps, Theme } from '@mui/material/styles';

/** The tile and the age of a row, by severity; the age says in words what the colour repeats. */
const coloured = (tint: string, text: string) => ({
  '& .tile': { backgroundColor: tint, color: text },
  '& .age': { color: text },
});

export const todayStyle: SxProps<Theme> = {
  minWidth: 0,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    minHeight: 48,
    padding: '8px 16px',
  },
  '& > .head > div': { display: 'flex', alignItems: 'baseline', gap: '8px' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > .part': { padding: '12px 16px', borderTop: '1px solid', borderColor: 'divider' },
  '& > .nothing, & > .incomplete': { display: 'flex', alignItems: 'center', gap: '12px', minHeight: 56 },
  '& > .incomplete': { justifyContent: 'space-between', flexWrap: 'wrap' },
  '& > .nothing svg': { color: 'success.main' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: '32px minmax(0, 1fr) 20px', md: '32px minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 56,
    padding: '7px 16px',
    borderTop: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  // On a phone most sentences take two lines, and the age a third.
  '& .waiting': { minHeight: { xs: 89, md: 56 } },
  '& .tile': { display: 'grid', placeContent: 'center', width: 32, height: 32, borderRadius: '6px' },
  '& .tile svg': { fontSize: 18 },
  '& h3': { fontWeight: 600 },
  '& .age': { display: 'block' },
  '& li > .age': { textAlign: 'end' },
  '& li > .MuiButton-root': { whiteSpace: 'nowrap' },
  // A finger anywhere on the row opens its screen; all of it comes into sight with the focus.
  '& .go': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    paddingRight: '16px',
    color: 'text.secondary',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .go svg': { fontSize: 20 },
  '& .urgent': coloured('tints.error', 'error.main'),
  '& .warning': coloured('tints.warning', 'warning.main'),
  '& .notice': coloured('action.hover', 'text.secondary'),
};
