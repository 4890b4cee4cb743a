import type { SxProps, Theme } from '@mui/material/styles';

const shared = {
  '& .second': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& .name': { fontWeight: 500, color: 'text.primary', overflowWrap: 'anywhere' },
  '& a.name': { textUnderlineOffset: '3px' },
  '& .second a': { color: 'inherit', textUnderlineOffset: '2px' },
} satisfies SxProps<Theme>;

export const tableStyle: SxProps<Theme> = {
  ...shared,
  tableLayout: 'fixed',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& td': { verticalAlign: 'top', overflowWrap: 'break-word' },
  '& .view': { width: '24%' },
  '& .rhythm': { width: '23%' },
  '& .last': { width: '20%' },
  '& .actions': { width: 172, whiteSpace: 'nowrap', textAlign: 'right' },
  '& td.actions': { paddingTop: '4px', paddingBottom: '4px' },
};

export const cardsStyle: SxProps<Theme> = {
  ...shared,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    justifyItems: 'start',
    gap: '6px',
    padding: '12px 16px',
    borderTop: '1px solid',
    borderColor: 'divider',
    typography: 'body2',
    overflowWrap: 'break-word',
  },
  '& li > *': { maxWidth: '100%' },
  '& .name': { typography: 'subtitle1', color: 'text.primary', overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '4px', marginLeft: '-10px' },
  '& .actions .MuiIconButton-root': { width: 44, height: 44 },
};
