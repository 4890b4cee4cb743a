import Checkbox from '@mui/material/Checkbox';
import { type Identifier, useTranslate } from 'react-admin';
import { SELECTS } from './rows';
import { useIsSelected, useSelectionSource } from './use-selection';

interface RowCheckboxProps {
  id: Identifier;
  /** What the record is called. */
  name: string;
}

/** Selects a record, in the table or on a card. */
export function RowCheckbox({ id, name }: RowCheckboxProps) {
  const translate = useTranslate();
  const { select } = useSelectionSource();
  const selected = useIsSelected(id);
  return (
    <Checkbox
      checked={selected}
      onChange={(_event, wanted) => select(id, wanted)}
      slotProps={{ input: { ...SELECTS, 'aria-label': translate('list.selection.row', { name }) } }}
    />
  );
}
