import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { TableBox } from '../TableBox';
import { Whole } from '../Whole';
import type { Recognised } from './columns';
import { type Delimiter, delimiterNames, type Encoding, encodings } from './csv/delimiters';
import type { Choice } from './csv/read';
import type { Table as FileRows } from './csv/table';
import { choicesStyle, tableStyle } from './import-style';

/** Rows that are enough to see whether a file was read as it is meant. */
const SHOWN = 5;

interface FileTableProps {
  table: FileRows;
  columns: Recognised;
  onReadAs: (choice: Choice) => void;
}

/** How a file was read, to be changed by whoever sees that it was not meant so. */
export function FileTable({ table, columns, onReadAs }: FileTableProps) {
  const translate = useTranslate();
  const id = useId();
  const { text, headings, rows } = table;
  return (
    <>
      {text !== null && (
        <Box sx={choicesStyle}>
          <TextField
            select
            id={`${id}-delimiter`}
            label={translate('imports.file.delimiter')}
            value={text.delimiter}
            onChange={({ target }) => onReadAs({ delimiter: target.value as Delimiter })}
          >
            {delimiterNames.map((name) => (
              <MenuItem key={name} value={name}>
                {translate(`imports.delimiters.${name}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            id={`${id}-encoding`}
            label={translate('imports.file.encoding')}
            value={text.encoding}
            onChange={({ target }) => onReadAs({ encoding: target.value as Encoding })}
          >
            {encodings.map((name) => (
              <MenuItem key={name} value={name}>
                {translate(`imports.encodings.${name}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      <TableBox label={translate('imports.preview.table')} sx={tableStyle}>
        <Table size="small" aria-label={translate('imports.file.first')}>
          <TableHead>
            <TableRow>
              {headings.map((heading, index) => {
                const known = columns.columns[index];
                return (
                  // Headings may be there twice; their places are all that tells them apart.
                  // oxlint-disable-next-line react/no-array-index-key
                  <TableCell key={index} className={known === null ? 'left' : ''}>
                    {known?.heading ?? heading}
                    {known === null && <div>{translate('imports.file.left')}</div>}
                  </TableCell>
                );
              })}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, SHOWN).map(({ line, cells }) => (
              <TableRow key={line}>
                {headings.map((_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <TableCell key={index} className={columns.columns[index] === null ? 'left' : ''}>
                    <span className="cut">
                      <Whole text={cells[index] ?? ''} />
                    </span>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableBox>
    </>
  );
}
