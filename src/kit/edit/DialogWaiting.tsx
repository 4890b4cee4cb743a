import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { CloseActions } from '../../ui/CloseActions';

/** The inside of a dialog whose record or form is on its way. */
export function DialogWaiting({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent aria-busy>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} variant="rounded" height={36} sx={{ margin: '12px 0' }} />
        ))}
      </DialogContent>
      <CloseActions onClose={onClose} />
    </>
  );
}
