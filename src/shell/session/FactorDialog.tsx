import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { beginProof } from '../../../contract/passkeys';
import { type OwnFactor, proveAgain } from '../../../contract/second-factor';
import { call } from '../../portal/client';
import { useOwnFactor } from '../../session/use-own-factor';
import { FactorForm } from './FactorForm';

export interface FactorDialogProps {
  open: boolean;
  onProved: () => void;
  onCancel: () => void;
  /** Called once it is gone. */
  onClosed: () => void;
}

/** It stands for whoever has no passkey, and where that could not be learnt. */
const NOTHING: Pick<OwnFactor, 'passkeys'> = { passkeys: [] };

/** Asks for the second factor again, before what moves access or evidence is done. */
export function FactorDialog({ open, onProved, onCancel, onClosed }: FactorDialogProps) {
  const translate = useTranslate();
  const id = useId();
  // It opens with what the person has: nothing comes later and moves what is there.
  const { data: held = NOTHING, isPending } = useOwnFactor();
  if (isPending) return null;
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
        request={held.passkeys.length > 0 ? () => call(beginProof, {}) : null}
        prove={async (given) => {
          await call(proveAgain, { body: given });
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
