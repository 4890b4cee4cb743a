import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Takes the last batch back, from the snackbar that tells of it. */
export function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button size="small" color="inherit" onClick={onClick}>
      {translate('bulk.undo')}
    </Button>
  );
}
