import type { SxProps, Theme } from '@mui/material/styles';

const PHONE = '@media (max-width: 999.98px)';
const STACKED = '@media (max-width: 500px)';

/** Heights of a row and of a card, for the skeleton of either. */
export const ROW = 46;
export const CARD = 92;

export const frameStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  [PHONE]: { gap: '12px' },
};

export const toolbarStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '& .actions': { display: 'flex', gap: '8px', marginLeft: 'auto' },
  [PHONE]: { flexWrap: 'nowrap' },
  '@media print': { display: 'none' },
};

export const searchStyle: SxProps<Theme> = {
  width: 280,
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiIconButton-root': { width: 28, height: 28 },
  [PHONE]: { flex: '1 1 0', width: 'auto', minWidth: 0, '& .MuiIconButton-root': { width: 40, height: 40 } },
};

export const choiceStyle: SxProps<Theme> = {
  width: 'auto',
  minWidth: 160,
  whiteSpace: 'nowrap',
  '& .MuiSelect-select': { paddingLeft: '8px' },
};

export const filterIconStyle: SxProps<Theme> = {
  flex: 'none',
  border: '1px solid',
  borderColor: 'field',
  backgroundColor: 'background.paper',
  color: 'text.primary',
};

export const chipsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  marginTop: '-4px',
  '& .MuiChip-root': { maxWidth: '100%' },
  '& b': { marginLeft: '2px', fontWeight: 600 },
  [PHONE]: { '& .lead': { display: 'none' }, '& .MuiChip-root': { height: 32 } },
};

export const listStyle: SxProps<Theme> = {
  position: 'relative',
  minWidth: 0,
  '& .bar': { position: 'absolute', zIndex: 3, top: 0, left: 0, right: 0 },
  // On a phone every record is a card of its own, and the frame around them would be one too many.
  [PHONE]: { overflow: 'visible', border: 0, backgroundColor: 'transparent' },
};

export const stripStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: 48,
  padding: '0 12px 0 16px',
  '& output': { whiteSpace: 'nowrap' },
  '& .page': { margin: '0 -6px 0 -8px' },
  '& .end': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& .end ~ .end, & .MuiButton-root + .end': { marginLeft: 0 },
  '& > .MuiButton-root': { whiteSpace: 'nowrap' },
  '& .bulk-status': { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto', minWidth: 0 },
  '& .bulk-actions': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px',
    margin: 0,
    border: 0,
    borderLeft: '1px solid',
    borderColor: 'tintLine',
    padding: '0 0 0 12px',
  },
  '& .bulk-actions .MuiButton-root': {
    minHeight: 32,
    padding: '4px 8px',
    border: 0,
    color: 'text.primary',
    whiteSpace: 'nowrap',
  },
  '&.selected': {
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: 48,
    paddingTop: '4px',
    paddingBottom: '4px',
    gap: '4px 12px',
    backgroundColor: 'action.selected',
  },
  '&.selected .end': { marginLeft: 'auto' },
  [PHONE]: {
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: 44,
    padding: 0,
    gap: '8px',
    '& .page': { margin: 0 },
    '& > .MuiIconButton-root': { marginRight: '-10px' },
    '& .bulk-status': { flex: '1 1 100%', order: 1, marginLeft: 0 },
    '& .bulk-actions': { flex: '1 1 100%', order: 1, flexWrap: 'wrap', border: 0, padding: 0 },
    '& .bulk-actions .MuiButton-root, & > .MuiButton-root': { minHeight: 44 },
    '&.selected': { padding: '2px 8px 4px', borderRadius: '8px', marginBottom: '8px' },
  },
};

export const sortStyle: SxProps<Theme> = {
  // It takes what the others leave of the line, and two lines of words rather than push one of them down.
  flex: '1 1 120px',
  minWidth: 0,
  backgroundColor: 'transparent',
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& .MuiSelect-select': { color: 'text.secondary', typography: 'body1' },
  '& .MuiSelect-select.MuiInputBase-input': { whiteSpace: 'normal', textAlign: 'right' },
  '& ~ .MuiIconButton-root, & ~ .end': { marginLeft: 0 },
  // Where these take two lines, both reach from edge to edge.
  [STACKED]: { '& ~ .end.end': { marginLeft: 'auto' } },
};

export const tableStyle: SxProps<Theme> = {
  borderTop: '1px solid',
  borderColor: 'divider',
  overflowX: 'auto',
  '& .RaDataTable-tableWrapper': { overflow: 'visible' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& td': { overflowWrap: 'anywhere' },
  '& .name': { fontWeight: 500 },
  '& .amount.amount': { paddingLeft: '6px', paddingRight: '6px', textAlign: 'right', whiteSpace: 'nowrap' },
  // Where many amounts stand side by side, headings rather than cells take two lines.
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
  // On paper nothing can be pressed, and a total stands once, not at the foot of each page.
  '@media print': { '& .actions': { display: 'none' }, '& tfoot': { display: 'table-row-group' } },
  '& .select': { width: '1px', paddingRight: '0 !important' },
  '& td.select': { paddingTop: '0 !important', paddingBottom: '0 !important' },
  '& td.select .MuiCheckbox-root': { margin: '0 0 0 -8px' },
  // The headings of the actions and of the checkboxes are for who cannot see what they are.
  '& th.actions > *, & th.select > *': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
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
  '&.selecting .MuiCheckbox-root': { flex: 'none', width: 44, height: 44, marginLeft: '-8px' },
};

/** The box in which the columns of a list are chosen. */
export const columnChoiceStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  minWidth: 220,
  padding: '12px 16px',
  '& > p': { margin: 0, typography: 'caption', fontWeight: 600, color: 'text.secondary' },
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

export const pagerStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  minHeight: 48,
  padding: '6px 12px 6px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'sunken',
  '& .range': { whiteSpace: 'nowrap' },
  '& .size': { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' },
  '& .size .MuiInputBase-root': { width: 'auto', minHeight: 32, typography: 'body2' },
  '& .size .MuiSelect-select': { minHeight: 20, padding: '6px 28px 6px 10px !important' },
  '& .size + .MuiPagination-root': { marginLeft: 0 },
  '& .MuiPagination-root': { marginLeft: 'auto' },
  '& .MuiPaginationItem-root': { minWidth: 32, height: 32, margin: '0 2px', borderColor: 'transparent' },
  '& .cramped li:not(:first-of-type):not(:last-of-type)': { display: 'none' },
  [PHONE]: {
    justifyContent: 'center',
    padding: '12px 0',
    border: 0,
    backgroundColor: 'transparent',
    '& .range': { flex: '1 1 auto' },
    '& .MuiPagination-root': { flex: '1 1 100%', margin: 0 },
    '& .MuiPagination-ul': { justifyContent: 'center' },
    '& .MuiPaginationItem-root': { minWidth: 44, height: 44 },
  },
  [STACKED]: { '& .MuiPaginationItem-root': { minWidth: 40, margin: 0 } },
};

export const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
};

/** A dialog that is on its way out lets everything through to the page below. */
export const leavingStyle: SxProps<Theme> = { pointerEvents: 'none', '& *': { pointerEvents: 'none' } };

/** The name of a group of checkboxes or radios, as the label of a field. */
export const legendStyle: SxProps<Theme> = {
  marginBottom: '2px',
  typography: 'caption',
  fontWeight: 500,
  color: 'text.secondary',
  '&.Mui-focused, &.Mui-error': { color: 'text.secondary' },
};
