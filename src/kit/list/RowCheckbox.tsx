import Checkbox from '@mui/material/Checkbox';
import { type Identifier, useTranslate } from 'react-admin';
import { SELECTS } from './rows';
import { useListSelection } from './use-selection';

interface RowCheckboxProps {
  id: Identifier;
  /** What the record is called. */
  name: string;
}

/** Selects a record, in the table or on a card. */
export function RowCheckbox({ id, name }: RowCheckboxProps) {
  const translate = useTranslate();
  const { has, select } = useListSelection();
  return (
    <Checkbox
      checked={has(id)}
      onChange={(_event, selected) => select(id, selected)}
      slotProps={{ input: { ...SELECTS, 'aria-label': translate('list.selection.row', { name }) } }}
    />
  );
}
