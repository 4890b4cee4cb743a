import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { cardsStyle } from './list-style';

interface ListCardsProps<Row extends RaRecord> {
  label: string;
  Card: ComponentType<{ record: Row }>;
}

/** The rows of a list on a phone. */
export function ListCards<Row extends RaRecord>({ label, Card }: ListCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Box component="ul" aria-label={label} sx={cardsStyle}>
      {data.map((record) => (
        <li key={record.id}>
          <Card record={record} />
        </li>
      ))}
    </Box>
  );
}
