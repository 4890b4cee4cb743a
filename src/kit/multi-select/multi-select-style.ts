import type { SxProps, Theme } from '@mui/material/styles';

/** Where controls grow to what a finger hits. */
const touch = '@media (max-width: 999.98px)';

/** One line, whatever was chosen: chips shrink, the letters that one types push them away. */
export const fieldStyle: SxProps<Theme> = {
  '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap', gap: '4px', paddingRight: '32px !important' },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { minWidth: 24 },
  '& .MuiAutocomplete-inputRoot .choice ~ .MuiAutocomplete-input': { padding: '6px 0 !important' },
  '& .choice': {
    display: 'flex',
    flexShrink: 1,
    alignItems: 'center',
    minWidth: 44,
    height: 24,
    paddingLeft: '7px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    color: 'text.primary',
    backgroundColor: 'action.hover',
    '&:not(:has(> button))': { paddingRight: '7px' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > button': {
      flexShrink: 0,
      width: 20,
      height: 20,
      margin: '0 1px',
      fontSize: 14,
      borderRadius: '3px',
    },
    [touch]: { height: 32, '& > button': { width: 32, height: 32 } },
  },
  '& .choice.more': {
    flexShrink: 0,
    minWidth: 32,
    padding: '0 6px',
    color: 'primary.main',
    backgroundColor: 'tint',
    borderColor: 'tintLine',
    [touch]: { minWidth: 44 },
  },
};

export const listStyle: SxProps<Theme> = {
  maxHeight: 320,
  '& .MuiAutocomplete-option': {
    justifyContent: 'space-between',
    gap: '8px',
    [touch]: { minHeight: 44 },
  },
  '& .MuiAutocomplete-option[aria-disabled="true"]': { opacity: 1, color: 'text.secondary' },
};

export const listPopoverStyle: SxProps<Theme> = {
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 360,
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  '& .copy': { marginTop: '8px' },
  '& .missing .MuiListItem-root': { paddingTop: 0, paddingBottom: 0 },
  [touch]: { '& :not(.missing) > .MuiListItem-root': { minHeight: 44 } },
};

/** At the foot of the open list, where it scrolls along with nothing. */
export const hintStyle: SxProps<Theme> = {
  padding: '8px 12px',
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
};

/** Under the field, as its help text is. */
export const pasteReportStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4px',
  marginTop: '4px',
  typography: 'caption',
  color: 'text.secondary',
  '&[data-empty="true"]': { marginTop: 0 },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flexShrink: 0, fontSize: 16, color: 'warning.main' },
  '& > div > button': {
    font: 'inherit',
    fontWeight: 600,
    color: 'primary.main',
    textDecoration: 'underline',
    [touch]: {
      minHeight: 24,
      // A finger hits more than one sees.
      '&::after': { content: '""', position: 'absolute', inset: '-6px -8px -14px' },
    },
  },
  '& .MuiIconButton-root': { flexShrink: 0, width: 24, height: 24, margin: '-4px 0', fontSize: 16 },
  '& .MuiIconButton-root svg': { fontSize: 'inherit' },
  [touch]: {
    alignItems: 'center',
    '& .MuiIconButton-root': { width: 44, height: 44, margin: '-4px -8px -4px 0', fontSize: 20 },
  },
};
