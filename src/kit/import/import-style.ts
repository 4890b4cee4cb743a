import type { SxProps, Theme } from '@mui/material/styles';

/** SHELL-20: up to 500 px what stands side by side stacks. */
const STACKED = '@media (max-width: 500px)';

export const choicesStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  '& > *': { flex: '1 1 180px', maxWidth: 260 },
  [STACKED]: { '& > *': { maxWidth: 'none' } },
};

/** Buttons below a sentence. */
export const buttonsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginTop: '8px',
};

/** The two versions of a row beside each other, each as high as a finger needs. */
export const sideStyle: SxProps<Theme> = {
  columnGap: '8px',
  '& .MuiFormControlLabel-label': { typography: 'body2' },
};

/** What a cell was, what somebody else has made of it and what the file says. */
const versions = {
  '& .versions': { display: 'grid', gap: '2px', minWidth: 0 },
  '& .left': { color: 'text.secondary' },
  '& .mine, & .theirs': { fontWeight: 600 },
} as const;

const problem = { display: 'flex', gap: '4px', color: 'error.main', typography: 'body2' } as const;
const problemIcon = { flex: 'none', fontSize: '1rem', marginTop: '2px' } as const;

/** A table of rows of a file, with what is wrong in it. */
export const tableStyle: SxProps<Theme> = {
  '& .cut': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  ...versions,
  // The reasons stand where they are visible without scrolling, and no column becomes so narrow that its words break.
  '& .result .problem, & .result .warning': { minWidth: 220 },
  '& .problem, & .faulty': problem,
  '& .warning': { ...problem, color: 'warning.dark' },
  '& .problem .MuiSvgIcon-root, & .faulty .MuiSvgIcon-root, & .warning .MuiSvgIcon-root': problemIcon,
};

/** Rows of a file on a phone. */
export const rowCardsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    padding: '12px',
    minWidth: 0,
  },
  // The names take what the longest one needs, half of the card at most.
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    gap: '6px 12px',
    margin: '8px 0 0',
  },
  '& dl > div': { display: 'contents' },
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  ...versions,
  '& .problem, & .faulty': problem,
  '& .warning': { ...problem, color: 'warning.dark' },
  '& .problem .MuiSvgIcon-root, & .faulty .MuiSvgIcon-root, & .warning .MuiSvgIcon-root': problemIcon,
};

export const helpStyle: SxProps<Theme> = {
  '& summary': { cursor: 'pointer', typography: 'subtitle2', padding: '6px 0' },
  '& dl': { display: 'grid', gap: '2px 16px', margin: '8px 0 0', gridTemplateColumns: 'auto 1fr' },
  '& dt': { typography: 'subtitle2' },
  '& dd': { margin: '0 0 8px', color: 'text.secondary', typography: 'body2' },
  [STACKED]: { '& dl': { gridTemplateColumns: '1fr' } },
};

/** Tabs that take several lines where there is no room for one, instead of hiding the last ones. */
export const tabsStyle: SxProps<Theme> = {
  '& .MuiTabs-scroller': { overflow: 'visible' },
  '& [role=tablist]': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px 0 currentColor' },
};
