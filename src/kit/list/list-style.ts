import type { SxProps, Theme } from '@mui/material/styles';
import { DOCKED } from '../dock-style';

const PHONE = '@media (max-width: 999.98px)';
const STACKED = '@media (max-width: 500px)';

export const frameStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  [PHONE]: {
    '&.selected, & .bulk-actions': { flexWrap: 'wrap' },
    gap: '12px',
  },
};

export const listStyle: SxProps<Theme> = {
  position: 'relative',
  minWidth: 0,
  '& .bar': { position: 'absolute', zIndex: 3, top: 0, left: 0, right: 0 },
  // On a phone every record is a card of its own, and the frame around them would be one too many.
  [PHONE]: { overflow: 'visible', border: 0, backgroundColor: 'transparent' },
};

/** On a phone bulk work stands where the thumb is. */
export const bulkDockStyle: SxProps<Theme> = {
  [DOCKED]: {
    maxHeight: '50dvh',
    overflowY: 'auto',
    padding: '2px 8px calc(4px + env(safe-area-inset-bottom))',
  },
};

export const stripStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: 48,
  padding: '0 12px 0 16px',
  '& output': { whiteSpace: 'nowrap' },
  '& .page': { margin: '0 -6px 0 -8px' },
  '& :is(.facts, .bulk-status)': { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  '& .facts:empty': { display: 'none' },
  // One line of controls at the end of every list, where refresh is always found.
  '& .end': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    whiteSpace: 'nowrap',
  },
  '& > .MuiButton-root': { whiteSpace: 'nowrap' },
  '& .bulk-actions': {
    display: 'flex',
    alignItems: 'center',
    // One line, which scrolls where it is too long: what is below must not jump.
    minWidth: 0,
    overflowX: 'auto',
    gap: '4px',
    margin: 0,
    border: 0,
    borderLeft: '1px solid',
    borderColor: 'tintLine',
    padding: '0 0 0 12px',
  },
  '& .bulk-actions .MuiButton-root': {
    flex: 'none',
    minHeight: 32,
    padding: '4px 8px',
    border: 0,
    color: 'text.primary',
    whiteSpace: 'nowrap',
  },
  '&.selected': {
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
    justifyContent: 'flex-end',
    height: 'auto',
    minHeight: 44,
    marginBottom: '4px',
    padding: 0,
    gap: 0,
    // The count takes what the buttons leave, and two lines of words rather than push one of them down.
    '& > output': { flex: '1 1 76px', minWidth: 0, whiteSpace: 'normal' },
    '& .facts': { flex: '1 1 100%', order: 1, flexWrap: 'wrap', gap: '0 8px' },
    '& .facts output': { marginBottom: '8px', whiteSpace: 'normal' },
    '& .page': { margin: 0 },
    '& .MuiIconButton-root': {
      flex: 'none',
      width: 40,
      height: 44,
      border: 0,
      backgroundColor: 'transparent',
    },
    '& .end': { gap: 0 },
    '& .bulk-actions': { flex: '1 1 100%', order: 1, flexWrap: 'wrap', border: 0, padding: 0 },
    '& .bulk-actions .MuiButton-root': { minHeight: 44 },
    '&.selected': { padding: '2px 8px 4px', borderRadius: '8px', marginBottom: '8px' },
    // What is selected, all there is to select, and the way out stay on one line; the middle one breaks where it must.
    '&.selected > :is(output, .count)': { flex: '0 0 auto', whiteSpace: 'nowrap' },
    '&.selected > .MuiButton-root': {
      flex: '1 1 0',
      minWidth: 'min-content',
      maxWidth: 'max-content',
      marginLeft: 'auto',
      whiteSpace: 'normal',
    },
    '&.selected > .MuiButton-root ~ .end': { marginLeft: 0 },
  },
  [DOCKED]: { '&.selected': { margin: 0, padding: 0, borderRadius: 0, backgroundColor: 'transparent' } },
};

/** An icon, whose text is for screen readers. */
export const sortStyle: SxProps<Theme> = {
  flex: 'none',
  width: 40,
  height: 44,
  backgroundColor: 'transparent',
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& .MuiSelect-select.MuiInputBase-input': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 !important',
    color: 'action.active',
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
