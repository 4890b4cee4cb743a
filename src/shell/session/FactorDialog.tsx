import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { proveAgain } from '../../../contract/second-factor';
import { call } from '../../portal/client';
import { FactorForm } from './FactorForm';

export interface FactorDialogProps {
  open: boolean;
  onProved: () => void;
  onCancel: () => void;
  /** Called once it is gone. */
  onClosed: () => void;
}

/** Asks for the second factor again, before what moves access or evidence is done. */
export function FactorDialog({ open, onProved, onCancel, onClosed }: FactorDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <FactorForm
        id={id}
        title="factorStep.again.title"
        text="factorStep.again.text"
        prove={async (code) => {
          await call(proveAgain, { body: { code } });
          onProved();
        }}
        leave={
          <Button variant="outlined" onClick={onCancel}>
            {translate('common.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
