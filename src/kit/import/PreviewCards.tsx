import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import { useFormat } from '../../ui/format/use-format';
import type { DescribedColumn } from './columns';
import { rowCardsStyle } from './import-style';
import { Problems, Value, Warnings } from './PreviewCell';
import { SideChoice } from './SideChoice';
import type { Choices } from './use-choices';

interface PreviewCardsProps {
  rows: readonly ImportRow[];
  columns: readonly DescribedColumn[];
  choices: Choices;
}

/** Rows of a file on a phone: what {@link PreviewTable} says, one below another, without the cells that are empty. */
export function PreviewCards({ rows, columns, choices }: PreviewCardsProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  return (
    <Box component="ul" sx={rowCardsStyle} aria-label={translate('imports.preview.table')}>
      {rows.map((row) => (
        <li key={row.line}>
          {row.state !== 'removed' && <b>{translate('imports.preview.card', { line: integer(row.line) })}</b>}{' '}
          {translate(`imports.states.${row.state}`)}
          <Problems row={row} columns={columns} />
          <Warnings row={row} />
          {row.state === 'conflict' && <SideChoice line={row.line} choices={choices} />}
          <dl>
            {columns
              .filter(({ id }) => says(row, id))
              .map(({ id, heading }) => (
                <div key={id}>
                  <dt>{heading}</dt>
                  <dd>
                    <Value row={row} column={id} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </Box>
  );
}

/** Whether there is anything to be said of a cell. */
function says({ cells, changes, problems, theirs = [] }: ImportRow, id: DescribedColumn['id']): boolean {
  return Boolean(cells[id]) || [...changes, ...problems, ...theirs].some(({ column }) => column === id);
}
