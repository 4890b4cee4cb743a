import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { RowCheckbox } from './RowCheckbox';
import { openingRows } from './rows';
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
    <Box
      component="ul"
      aria-label={label}
      sx={cardsStyle}
      {...openingRows}
      {...(selecting && { className: 'selecting' })}
    >
      {data.map((record) => (
        <li key={record.id}>
          {selecting && <RowCheckbox id={record.id} name={nameOf(record)} />}
          <RecordContextProvider value={record}>
            <Card record={record} />
          </RecordContextProvider>
        </li>
      ))}
    </Box>
  );
}
