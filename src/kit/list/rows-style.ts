import { alpha, type SxProps, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { rem } from '../../ui/theme/typography';
import { OPENING, TICKED } from './rows';

const PHONE = '@media (max-width: 999.98px)';

/** Heights of a row and of a card, for the skeleton of either. */
export const ROW = 46;
export const CARD = 92;

/** As MUI's Checkbox looks in this theme. The input lies over its picture and takes the press and the focus. */
const tickStyle: SystemStyleObject<Theme> = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '6px',
  borderRadius: '50%',
  verticalAlign: 'middle',
  color: 'field',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& svg': { width: '1em', height: '1em', fontSize: rem(24), fill: 'currentColor' },
  '&:has(:checked)': { color: 'primary.main' },
  '& input:checked + svg .off, & input:not(:checked) + svg .on': { visibility: 'hidden' },
  '@media (hover: hover)': {
    '&:hover': ({ palette }: Theme) => ({
      backgroundColor: alpha(palette.primary.main, palette.action.hoverOpacity),
    }),
  },
  '&:has(:focus-visible)': {
    borderRadius: '6px',
    outline: '2px solid',
    outlineColor: (theme: Theme) => theme.palette.primary.main,
    outlineOffset: 2,
  },
};

export const tableStyle: SystemStyleObject<Theme> = {
  borderTop: '1px solid',
  borderColor: 'divider',
  overflowX: 'auto',
  '& .RaDataTable-tableWrapper': { overflow: 'visible' },
  '& tr:last-of-type td': { borderBottom: 0 },
  // A word is longer than a column only where no language has it; a column is as wide as its longest word.
  '& td': { maxWidth: 320, overflowWrap: 'break-word' },
  '& .name': { fontWeight: 500 },
  // A column of names is calm: only the one that is meant is underlined.
  '& .name > a': {
    // The outline of two lines is one.
    display: 'inline-block',
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
  },
  '& .name > a:is(:hover, :focus-visible)': { textDecorationColor: 'currentColor' },
  '& .amount.amount': { paddingLeft: '6px', paddingRight: '6px', textAlign: 'right', whiteSpace: 'nowrap' },
  // Where many amounts stand side by side, the headings take two lines, and not the cells.
  '& th:is(.amount.amount, .terse)': { whiteSpace: 'normal' },
  '& td.terse': { whiteSpace: 'nowrap' },
  '& th.amount .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& tfoot :is(td, th)': {
    borderTop: '1px solid',
    borderBottom: 0,
    borderColor: 'text.primary',
    typography: 'body2',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .actions': { width: '1px', textAlign: 'right', whiteSpace: 'nowrap' },
  // Paper has no buttons, and a total is printed once, not at the foot of each page.
  '@media print': {
    overflow: 'visible',
    '& td': { overflowWrap: 'anywhere' },
    '& .actions': { display: 'none' },
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
  },
  '& .select': { width: '1px', paddingRight: '0 !important' },
  '& td.select': { paddingTop: '0 !important', paddingBottom: '0 !important' },
  // Styles follow the state of a row's elements, so that a tick does not draw all rows again.
  [`& tr:has(${OPENING})`]: { cursor: 'pointer' },
  // As weak as a style of the row itself: where the table scrolls, the pinned columns stay opaque.
  [`& tr:where(:has(${TICKED})), & tr.MuiTableRow-hover:where(:has(${TICKED})):hover`]: {
    backgroundColor: 'action.selected',
  },
  '& .tick': tickStyle,
  '& td.select .tick': { margin: '0 0 0 -8px' },
  // The headings of the columns of actions and checkboxes are for screen readers alone.
  '& th.actions > *, & th.select > *': visuallyHidden,
};

export const cardsStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&.selecting > li': { display: 'flex', alignItems: 'center', gap: '4px' },
  '&.selecting > li > :last-child': { flex: 1, minWidth: 0 },
  '& .tick': tickStyle,
  '&.selecting .tick': { flex: 'none', width: 44, height: 44, marginLeft: '-8px' },
};

export const skeletonStyle: SxProps<Theme> = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    padding: '0 16px',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  [PHONE]: {
    display: 'grid',
    gap: '8px',
    border: 0,
    '& > div': {
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '8px',
      backgroundColor: 'background.paper',
    },
  },
};
