import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Undoes the last batch; it stands in the snackbar that reports the end of the batch. */
export function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button size="small" color="inherit" onClick={onClick}>
      {translate('bulk.undo')}
    </Button>
  );
}
