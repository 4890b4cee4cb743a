import type { SxProps, Theme } from '@mui/material/styles';
import { money } from '../row-sheet-style';

const CRAMPED = '@media (max-width: 360px)';
/** Of a row, in pixels: six of them, the total and the dock fit a phone. */
const ROW_HEIGHT = 56;

/** Rows scroll with the page; on a tablet they have two columns. */
export const rowsStyle: SxProps<Theme> = {
  ...money,
  '& .day': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '6px 16px',
    borderTop: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    backgroundColor: 'sunken',
    breakAfter: 'avoid',
    '& strong': { fontWeight: 600 },
    [CRAMPED]: { paddingLeft: '8px', paddingRight: '8px' },
  },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { minWidth: 0, borderTop: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
  '& .row': {
    display: 'flex',
    gap: '10px',
    width: '100%',
    minHeight: ROW_HEIGHT,
    padding: '6px 8px 6px 16px',
    typography: 'body2',
    textAlign: 'left',
    '&:focus-visible': { outlineOffset: -2 },
    [CRAMPED]: { gap: '8px', paddingLeft: '8px', paddingRight: '4px' },
  },
  '& .arrow': {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    '& svg': { fontSize: 16 },
    '&.in': { color: 'success.main', backgroundColor: 'tints.success' },
    '&.out': { color: 'error.main', backgroundColor: 'tints.error' },
    [CRAMPED]: { display: 'none' },
  },
  '& .where, & .what': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .where': { flex: 1 },
  '& .what': { flexShrink: 0, alignItems: 'flex-end' },
  // The sheet of a row says in full what its lines have no room for.
  '& .establishment, & .by': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& .establishment': { typography: 'body1', fontWeight: 500 },
  '& .amount': { typography: 'body1', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .by, & .type': { typography: 'caption', color: 'text.secondary' },
  '& .type': { whiteSpace: 'nowrap', '& svg': { marginRight: '4px', fontSize: 14, verticalAlign: '-2px' } },
  '& .more': { flexShrink: 0, fontSize: 18, color: 'text.tertiary' },
};
