import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** Tables: MUI's for read-only rows (34 px), react-admin's DataTable for records that are edited (46 px). */
export function tableOverrides(tokens: Tokens): Components<Theme> {
  const head = {
    height: 34,
    padding: '8px 10px',
    fontSize: rem(12),
    lineHeight: 16 / 12,
    fontWeight: 600,
    color: tokens.text2,
    backgroundColor: tokens.sunken,
    borderBottomColor: tokens.line2,
    whiteSpace: 'nowrap',
  } as const;
  const edges = { '&:first-of-type': { paddingLeft: 16 }, '&:last-of-type': { paddingRight: 16 } };
  return {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: tokens.line, padding: '8px 10px', ...edges },
        sizeSmall: { padding: '8px 10px', ...edges },
        head: { ...head, ...edges },
        body: { fontSize: rem(13), lineHeight: 18 / 13, color: tokens.text },
        paddingCheckbox: { width: 40, padding: '0 4px 0 10px' },
        stickyHeader: { backgroundColor: tokens.sunken },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.tint },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: { color: 'inherit', '&:hover, &.Mui-active': { color: tokens.text } },
        icon: { fontSize: rem(16) },
      },
    },
    MuiTablePagination: { styleOverrides: { root: { backgroundColor: tokens.sunken } } },
    RaDataTable: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': head,
          '& .RaDataTable-rowCell': { height: 46, paddingTop: 6, paddingBottom: 6 },
          // Icons bring a margin of their own to the edge, numbers do not.
          '& .amount:last-of-type': { paddingRight: 16 },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            height: 48,
            minHeight: 48,
            color: tokens.text,
            backgroundColor: tokens.tint,
            borderBottom: `1px solid ${tokens.tintLine}`,
            borderRadius: '8px 8px 0 0',
            transform: 'none',
            transition: 'none',
          },
        },
      },
    },
  };
}
