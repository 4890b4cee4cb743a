import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import { useFormat } from '../../ui/format/use-format';
import { TableBox } from '../TableBox';
import type { DescribedColumn } from './columns';
import { tableStyle } from './import-style';
import { Problems, Value, Warnings } from './PreviewCell';
import { SideChoice } from './SideChoice';
import type { Choices } from './use-choices';

interface PreviewTableProps {
  rows: readonly ImportRow[];
  columns: readonly DescribedColumn[];
  choices: Choices;
}

/** Rows of a file, each with what would become of it and why; what is wrong and what changes is marked at its cell. */
export function PreviewTable({ rows, columns, choices }: PreviewTableProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  return (
    <TableBox label={translate('imports.preview.table')} sx={tableStyle}>
      <Table size="small" aria-label={translate('imports.preview.table')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('imports.preview.line')}</TableCell>
            <TableCell>{translate('imports.preview.state')}</TableCell>
            {columns.map(({ id, heading }) => (
              <TableCell key={id}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell>{row.state === 'removed' ? '—' : integer(row.line)}</TableCell>
              <TableCell className="result">
                {translate(`imports.states.${row.state}`)}
                <Problems row={row} columns={columns} />
                <Warnings row={row} />
                {row.state === 'conflict' && <SideChoice line={row.line} choices={choices} />}
              </TableCell>
              {columns.map(({ id }) => (
                <TableCell key={id}>
                  <Value row={row} column={id} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableBox>
  );
}
