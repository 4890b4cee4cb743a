import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { tableStyle } from './list-style';

interface ListTableProps {
  label: string;
  /** ListColumns. */
  children: ReactNode;
}

/** The rows of a list on a desktop, in a box that scrolls by itself where they are too wide. */
export function ListTable({ label, children }: ListTableProps) {
  return (
    <TableContainer sx={tableStyle}>
      <DataTable bulkActionButtons={false} rowClick={false} aria-label={label}>
        {children}
      </DataTable>
    </TableContainer>
  );
}
