import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const PHONE = '@media (max-width: 999.98px)';

/** VIEW-09: the height of the table of linked establishments. */
const LINKED_HEIGHT = 400;
/** VIEW-25: the height of each table of the dialog. */
const SIDE_HEIGHT = 290;

const box = { border: '1px solid', borderColor: 'divider', borderRadius: '8px' } as const;

/** The table below its count; it scrolls in a box of its own where a phone is narrower. */
export const countedStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  minWidth: 0,
};

export const linkedStyle: SxProps<Theme> = {
  ...box,
  maxHeight: LINKED_HEIGHT,
  '& td:nth-of-type(2)': { overflowWrap: 'anywhere', minWidth: 96 },
  // The button that removes a row stays visible while the other columns scroll.
  [PHONE]: {
    '& td.MuiTableCell-root, & th.MuiTableCell-root': { padding: '6px 7px' },
    '& td.actions': { position: 'sticky', right: 0, backgroundColor: 'background.paper' },
  },
  '& .actions': { width: '1px', textAlign: 'right' },
  // Indented like the icons of the buttons.
  '& td.actions > svg': {
    display: 'block',
    margin: '5px 5px 5px auto',
    fontSize: '1.25rem',
    color: 'text.secondary',
    [PHONE]: { marginRight: '12px' },
  },
  // The heading of the actions is only for screen readers.
  '& th.actions > span': visuallyHidden,
};

export const sidesStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: '16px',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
};

export const sideStyle: SxProps<Theme> = {
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  minWidth: 0,
  '& .table': { ...box, maxHeight: SIDE_HEIGHT, minHeight: { xs: 0, md: SIDE_HEIGHT }, overflow: 'auto' },
  '& td, & th': { padding: '0 10px', height: 36 },
  '& .box': { width: '1px', padding: '0 0 0 6px' },
  '& td': { overflowWrap: 'anywhere' },
  '& td label': { display: 'block', padding: '8px 0' },
  '& tr[data-checked="true"]': { backgroundColor: 'tint' },
};

export const moveStyle: SxProps<Theme> = {
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '8px',
  '& .MuiIconButton-root': { border: '1px solid', borderColor: 'field', color: 'text.primary' },
  '& .MuiIconButton-root.Mui-disabled': {
    borderColor: 'line2',
    backgroundColor: 'action.disabledBackground',
  },
  // The tables are stacked, so the arrows to the right point down.
  [PHONE]: { flexDirection: 'row', '& svg': { transform: 'rotate(90deg)' } },
};
