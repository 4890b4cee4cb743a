import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { TableBox } from '../../kit/TableBox';

interface Props {
  label: string;
  headings: readonly string[];
  /** The indexes of the columns with numbers. */
  numbers?: readonly number[];
  rows: readonly (readonly ReactNode[])[];
}

/** A few rows of texts and numbers. */
export function ScrolledTable({ label, headings, numbers = [], rows }: Props) {
  const align = (place: number) => (numbers.includes(place) ? 'right' : 'left');
  return (
    <TableBox label={label} sx={amountStyle}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading, place) => (
              <TableCell key={heading} align={align(place)}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // They never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own
            <TableRow key={index}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                <TableCell key={place} align={align(place)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableBox>
  );
}

/** An amount stays on one line. */
const amountStyle: SxProps<Theme> = { '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' } };
