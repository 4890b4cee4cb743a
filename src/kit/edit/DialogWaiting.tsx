import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The inside of a dialog whose record or form is on its way. */
export function DialogWaiting({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent aria-busy>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} variant="rounded" height={36} sx={{ margin: '12px 0' }} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
