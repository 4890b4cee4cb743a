import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { useListSelection } from './use-selection';

/** Selects the rows of the page, or none of them. */
export function PageCheckbox() {
  const translate = useTranslate();
  const { page, selectPage } = useListSelection();
  return (
    <Checkbox
      className="page"
      checked={page === 'all'}
      indeterminate={page === 'some'}
      onChange={() => selectPage(page !== 'all')}
      slotProps={{ input: { 'aria-label': translate('list.selection.page') } }}
    />
  );
}
