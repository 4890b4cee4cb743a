import type { SxProps, Theme } from '@mui/material/styles';

const PHONE = '@media (max-width: 999.98px)';

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
  [PHONE]: {
    flex: '1 1 0',
    width: 'auto',
    minWidth: 0,
    paddingRight: 0,
    '& .MuiIconButton-root': { width: 40, height: 44 },
    // The box has a frame of its own.
    '& .MuiIconButton-root:last-of-type': { border: 0, backgroundColor: 'transparent' },
  },
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

/** The box in which the columns of a list are chosen. */
export const columnChoiceStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  minWidth: 220,
  padding: '12px 16px',
  '& > p': { margin: 0, typography: 'caption', fontWeight: 600, color: 'text.secondary' },
};

export const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
};

/** The name of a group of checkboxes or radios, as the label of a field. */
export const legendStyle: SxProps<Theme> = {
  marginBottom: '2px',
  typography: 'caption',
  fontWeight: 500,
  color: 'text.secondary',
  '&.Mui-focused, &.Mui-error': { color: 'text.secondary' },
};

/** A dialog that is on its way out lets everything through to the page below. */
export const leavingStyle: SxProps<Theme> = { pointerEvents: 'none', '& *': { pointerEvents: 'none' } };
