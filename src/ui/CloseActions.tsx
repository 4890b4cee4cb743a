import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

/** The foot of a dialog that is left without an answer. */
export function CloseActions({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        {translate('common.close')}
      </Button>
    </DialogActions>
  );
}
