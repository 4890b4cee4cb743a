import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessEffect, AccessWish } from '../../../contract/access-effect';
import { EffectOf } from './EffectOf';

interface EffectDialogProps {
  change: AccessWish;
  round?: number;
  title: string;
  /** What the button says that goes on. */
  confirm: string;
  /** Something is lost: the button is red. */
  destructive?: boolean;
  busy?: boolean;
  /** Why the change cannot be made if it affects anybody; absent: it can. */
  refusal?: string;
  onCancel: () => void;
  /** Called with the effect that was shown. */
  onConfirm: (effect: AccessEffect) => void;
  /** The failure of a first attempt, if there was one. */
  children?: ReactNode;
}

/** The focus is on the harmless button when the dialog opens. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Shows what a change would do to what people have access to, and asks whether it is to be made. */
export function EffectDialog(props: EffectDialogProps) {
  const { change, round = 0, title, confirm, destructive = false, busy = false, refusal } = props;
  const translate = useTranslate();
  const id = useId();
  const [effect, setEffect] = useState<AccessEffect | null>(null);
  const refused = refusal !== undefined && (effect?.people.totalElements ?? 0) > 0;
  return (
    <Dialog open onClose={props.onCancel} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '16px', alignContent: 'start' }}>
        {refused && <Alert severity="warning">{refusal}</Alert>}
        <EffectOf change={change} round={round} onShown={setEffect} />
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={focus} onClick={props.onCancel}>
          {translate(refused ? 'common.close' : 'common.cancel')}
        </Button>
        {!refused && (
          <Button
            variant={destructive ? 'outlined' : 'contained'}
            color={destructive ? 'error' : 'primary'}
            aria-busy={busy}
            disabled={effect === null}
            onClick={() => effect !== null && props.onConfirm(effect)}
          >
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
