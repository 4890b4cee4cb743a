import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import { useFormat } from '../use-format';
import type { DescribedColumn } from './columns';
import { tableStyle } from './import-style';

interface PreviewTableProps {
  rows: readonly ImportRow[];
  columns: readonly DescribedColumn[];
}

/** Rows of a file, each with what would become of it; problems and changes stand at their cells. */
export function PreviewTable({ rows, columns }: PreviewTableProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const label = translate('imports.preview.table');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" sx={tableStyle} tabIndex={0} aria-label={label}>
      <Table size="small" aria-label={label}>
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
              <TableCell>{integer(row.line)}</TableCell>
              <TableCell>
                {translate(`imports.states.${row.state}`)}
                <Problems row={row} column={null} />
              </TableCell>
              {columns.map(({ id }) => (
                <TableCell key={id}>
                  <Value row={row} column={id} />
                  <Problems row={row} column={id} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type Column = DescribedColumn['id'];

/** What the file says; of a change what there was and what there will be. */
function Value({ row: { cells, changes }, column }: { row: ImportRow; column: Column }) {
  const translate = useTranslate();
  const change = changes.find((candidate) => candidate.column === column);
  if (change === undefined) return <span className="cut">{cells[column]}</span>;
  const nothing = translate('imports.preview.nothing');
  const { before, after } = change;
  return <b>{translate('imports.preview.change', { before: before || nothing, after: after || nothing })}</b>;
}

function Problems({ row: { problems }, column }: { row: ImportRow; column: Column | null }) {
  return problems
    .filter((problem) => problem.column === column)
    .map(({ text }) => (
      <div key={text} className="problem">
        <ErrorOutlineOutlined aria-hidden />
        <span>{text}</span>
      </div>
    ));
}
