import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { BatchStep } from './BatchStep';
import { useBulk } from './use-bulk';
import { WishSteps } from './WishSteps';
import { titleKey, type Work } from './work';

interface BulkDialogProps {
  work: Work;
  onClose: () => void;
}

/** A bulk action from its preview to its result. Closing it stops nothing that has begun. */
export function BulkDialog({ work, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const { last } = useBulk();
  const wish = work.kind === 'wish' ? work : null;
  const key = wish === null ? last && titleKey(last) : `bulk.actions.${wish.action}`;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{key !== null && translate(key)}</DialogTitle>
      {wish === null ? (
        last !== null && <BatchStep batch={last} onClose={onClose} />
      ) : (
        <WishSteps action={wish.action} selection={wish.selection} onClose={onClose} />
      )}
    </Dialog>
  );
}
