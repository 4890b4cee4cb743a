import type { SxProps, Theme } from '@mui/material/styles';
import { rowsStyle } from '../phone/phone-rows-style';

const turned = {
  '& svg[data-open]': { transition: 'transform 180ms' },
  '& svg[data-open="true"]': { transform: 'rotate(180deg)' },
} as const;

/** The table shares the look of the statement's; a group stands out over its lines, and the last line is the sum. */
export const viewStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  ...turned,
  '& .MuiTableCell-root.line': {
    fontWeight: 400,
    color: 'text.primary',
    textAlign: 'left',
    backgroundColor: 'transparent',
    maxWidth: 'none',
    '& .MuiIconButton-root': { width: 24, height: 24, margin: '-4px 4px -4px -6px' },
  },
  '& .detail': { marginLeft: '8px', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .share': { color: 'text.secondary' },
  '& td.amount': { fontWeight: 500 },
  '& .inner .line': { paddingLeft: '42px' },
  '& .inner td.amount': { fontWeight: 400 },
  '& tbody .last :is(th, td)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    borderTop: '1px solid',
    borderColor: 'divider',
    backgroundColor: 'sunken',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .final': { borderBottom: '3px double', borderColor: 'text.primary' },
};

export const cardsStyle: SxProps<Theme> = {
  ...(rowsStyle as object),
  ...turned,
  '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .group': { display: 'flex', alignItems: 'center' },
  '& .group .row': { flex: 1, width: 'auto', minWidth: 0 },
  '& .group .MuiIconButton-root': { flexShrink: 0, width: 44, height: 44 },
  '& .group .MuiIconButton-root + .row': { paddingLeft: 0 },
  // Where they do not fit beside each other the amounts stand below the name.
  '& li .row': { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' },
  '& .row .where': { flex: '1 1 150px' },
  '& li li': { paddingLeft: '32px' },
  // No sheet says in full what a line leaves out.
  '& .establishment, & .by': { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .detail': {
    display: 'inline-block',
    marginLeft: '6px',
    typography: 'caption',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& .amount.second': { typography: 'caption', fontWeight: 500 },
};
