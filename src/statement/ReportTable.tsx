import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { columns } from './columns';
import { tableStyle } from './results-style';

/** STMT-13: the columns over whatever rows, in a box that scrolls by itself under its own head. */
export function ReportTable({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const name = translate('statement.results.table');
  return (
    <TableContainer component="section" sx={tableStyle} tabIndex={0} aria-label={name}>
      <Table stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                {translate(`statement.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
