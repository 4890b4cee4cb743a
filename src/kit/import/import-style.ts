import type { SxProps, Theme } from '@mui/material/styles';

/** SHELL-20: up to 500 px what stands side by side stacks. */
const STACKED = '@media (max-width: 500px)';

export const stepStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  padding: { xs: '16px', md: '20px 24px' },
  '& .head': { display: 'grid', gap: '4px' },
  '& h2:focus': { outline: 'none' },
  '& .findings:not(:empty)': { display: 'grid', gap: '16px' },
  '& .findings:empty': { display: 'none' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [STACKED]: { '& > *': { flex: 'auto' } },
  },
};

export const dropStyle = (over: boolean): SxProps<Theme> => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '10px',
  padding: '28px 16px',
  border: '1px dashed',
  borderColor: over ? 'primary.main' : 'field',
  borderRadius: '8px',
  backgroundColor: over ? 'action.hover' : 'sunken',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const choicesStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  '& > *': { flex: '1 1 180px', maxWidth: 260 },
  [STACKED]: { '& > *': { maxWidth: 'none' } },
};

const problem = { display: 'flex', gap: '4px', color: 'error.main', typography: 'body2' } as const;
const problemIcon = { flex: 'none', fontSize: '1rem', marginTop: '2px' } as const;

/** A table that scrolls in its own box, never the page (SHELL-20). */
export const tableStyle: SxProps<Theme> = {
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  '& tr:last-of-type td': { borderBottom: 0 },
  '& th, & td': { minWidth: 90, maxWidth: 280, verticalAlign: 'top' },
  '& td': { overflowWrap: 'anywhere' },
  '& .cut': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  '& .left': { color: 'text.secondary' },
  // The reasons stand where one sees them without scrolling, and a column of one letter at a time helps nobody.
  '& .result .problem': { minWidth: 220 },
  '& .problem, & .faulty': problem,
  '& .problem .MuiSvgIcon-root, & .faulty .MuiSvgIcon-root': problemIcon,
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
  '& .problem, & .faulty': problem,
  '& .problem .MuiSvgIcon-root, & .faulty .MuiSvgIcon-root': problemIcon,
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
