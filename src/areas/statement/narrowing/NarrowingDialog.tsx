import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Looked } from '../../../../contract/statement-address';
import { useIsPhone } from '../../../ui/use-is-phone';
import { NarrowingFields } from './NarrowingFields';

interface NarrowingDialogProps {
  open: boolean;
  looked: Looked;
  onApply: (changes: Pick<Looked, 'narrowed' | 'rows'>) => void;
  onClose: () => void;
}

/** Type and amounts, on a phone the text and the order of the rows as well; nothing changes before "apply". */
export function NarrowingDialog({ open, looked, onApply, onClose }: NarrowingDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const form = useId();
  const phone = useIsPhone();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('statement.narrowing.form')}</DialogTitle>
      <DialogContent>
        <NarrowingFields id={form} looked={looked} onApply={onApply} />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            const { type: _, least: __, most: ___, text, ...others } = looked.narrowed;
            // At a desk the text stands beside the button that has opened this.
            const narrowed = { ...others, ...(!phone && text !== undefined && { text }) };
            onApply({ narrowed, rows: undefined });
          }}
          sx={{ marginRight: 'auto' }}
        >
          {translate('common.clear')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" type="submit" form={form}>
          {translate('list.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
