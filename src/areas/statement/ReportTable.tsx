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

/** Whose width gives way to the others', which are as wide as what stands in them. */
const named = new Set<string>(['establishment', 'operator', 'bank']);

interface ReportTableProps {
  children: ReactNode;
  /** Nothing to read or to reach yet: the card's status says that the report is loading. */
  skeleton?: boolean;
}

/** STMT-13: the columns over whatever rows, in a box that scrolls by itself under its own head. */
export function ReportTable({ children, skeleton = false }: ReportTableProps) {
  const translate = useTranslate();
  const name = translate('statement.results.table');
  return (
    <TableContainer
      component="section"
      sx={tableStyle}
      {...(skeleton ? { 'aria-hidden': true } : { tabIndex: 0 })}
      aria-label={name}
    >
      <Table stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column}
                className={named.has(column) ? 'name' : ''}
                align={column === 'amount' ? 'right' : 'left'}
              >
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
