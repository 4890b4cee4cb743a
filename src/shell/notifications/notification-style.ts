import type { SxProps, Theme } from '@mui/material/styles';

/** NOTE-04: width and height of the list. */
const SIDE = 400;
/** The height of an entry with two lines of text. */
export const ENTRY = 80;

/** Shows the whole text: in a narrow place, or with wide letter spacing, two lines are not enough for some texts. */
const wholeText = { overflowWrap: 'anywhere' } as const;

export const panelStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: SIDE,
  height: SIDE,
  '&:focus-visible': { outline: 0 },
  // SHELL-20
  '@media (max-width: 520px)': {
    left: '0 !important',
    width: '100%',
    maxWidth: 'none',
    borderLeft: 0,
    borderRight: 0,
    borderRadius: 0,
  },
};

export const panelHeadStyle: SxProps<Theme> = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: 52,
  padding: '4px 8px 4px 16px',
};

export const listStyle: SxProps<Theme> = {
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  overflowY: 'auto',
  listStyle: 'none',
  '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
};

export const entryStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  width: '100%',
  minHeight: ENTRY,
  padding: '12px 16px',
  textAlign: 'left',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
  '& > .MuiSvgIcon-root': { flex: 'none', color: 'text.secondary' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8px',
    typography: 'caption',
    color: 'text.secondary',
  },
  '& .type': { fontWeight: 500 },
  '& .text': { ...wholeText, marginTop: '2px', typography: 'body2', color: 'text.primary' },
  '& .dot': { flex: 'none', width: 8, height: 8, marginTop: '4px', borderRadius: '50%' },
  '&.unread': {
    '& .text': { fontWeight: 600 },
    '& .type': { fontWeight: 600, color: 'text.primary' },
    '& .dot': {
      backgroundColor: 'primary.main',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
    '& > .MuiSvgIcon-root': { color: 'primary.main' },
  },
};

export const arrivalStyle: SxProps<Theme> = {
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: '12px',
  minWidth: 0,
  '& > div': { flex: 1, minWidth: 0 },
  '& > .MuiSvgIcon-root': { flex: 'none' },
  '& > .MuiButton-root': { flex: 'none', alignSelf: 'center' },
  '& .text': { ...wholeText, color: 'text.secondary' },
};
