import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useChanges, useRecordForm } from './record-form-context';

/** The foot of a form in a dialog: Cancel and Save. */
export function DialogSaveBar({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate();
  const { saving, conflict } = useRecordForm();
  const changes = useChanges();
  return (
    <DialogActions>
      {changes === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ marginRight: 'auto' }}>
          {translate('edit.untouched')}
        </Typography>
      )}
      <Button variant="outlined" onClick={onCancel}>
        {translate('common.cancel')}
      </Button>
      <Button type="submit" variant="contained" aria-busy={saving}>
        {translate(conflict === null ? 'common.save' : 'edit.anyway')}
      </Button>
    </DialogActions>
  );
}
