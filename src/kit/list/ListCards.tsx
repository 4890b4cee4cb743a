import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { RowCheckbox } from './RowCheckbox';
import { cardsStyle } from './rows-style';

interface ListCardsProps<Row extends RaRecord> {
  label: string;
  Card: ComponentType<{ record: Row }>;
  /** Whether each card has a checkbox beside it. */
  selecting: boolean;
  /** What a record is called. */
  nameOf: (record: Row) => string;
}

/** The rows of a list on a phone. */
export function ListCards<Row extends RaRecord>({ label, Card, selecting, nameOf }: ListCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Box component="ul" aria-label={label} sx={cardsStyle} {...(selecting && { className: 'selecting' })}>
      {data.map((record) => (
        <li key={record.id}>
          {selecting && <RowCheckbox id={record.id} name={nameOf(record)} />}
          <Card record={record} />
        </li>
      ))}
    </Box>
  );
}
