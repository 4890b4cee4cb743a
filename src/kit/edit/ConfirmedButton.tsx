import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusLost } from '../../ui/focus/focus-lost';
import { ConfirmDialog } from './ConfirmDialog';
import { SaveFailure } from './SaveFailure';

/** Something that is done after a confirmation, as React Query and react-admin have it. */
interface Work {
  /** @param close closes the dialog; call it when the work is done */
  run: (close: () => void) => void;
  isPending: boolean;
  error: unknown;
  /** Forgets the failure of an earlier attempt. */
  reset: () => void;
}

interface ConfirmedButtonProps {
  work: Work;
  /** What the button says. */
  label: string;
  title: string;
  text: string;
  confirm: string;
  /** What has failed, and what to do where the server did not answer. */
  failed: string;
  noAnswer: string;
  destructive?: boolean;
  button?: Omit<ButtonProps, 'onClick'>;
}

/** A button that asks before it acts. A failure stays in the dialog, one press away from the next attempt. */
export function ConfirmedButton({
  work: { run, isPending, error, reset },
  label,
  title,
  text,
  confirm,
  failed,
  noAnswer,
  destructive = false,
  button,
}: ConfirmedButtonProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const asked = useRef(false);
  // What it has removed takes the button along, which has the focus.
  useEffect(
    () => () => {
      if (asked.current) setTimeout(focusLost);
    },
    [],
  );
  const close = () => setOpen(false);
  // A button that is disabled for those who hear it keeps the focus, which returns to it from the dialog.
  const disabled = button?.['aria-disabled'] === true;
  return (
    <>
      <Button
        {...button}
        color={destructive ? 'error' : 'primary'}
        onClick={() => {
          if (disabled) return;
          // Of one that is still under way the outcome would be lost.
          if (!isPending) reset();
          asked.current = true;
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        destructive={destructive}
        title={title}
        text={text}
        cancel={translate('common.cancel')}
        confirm={confirm}
        busy={isPending}
        onCancel={close}
        onConfirm={() => {
          if (!isPending) run(close);
        }}
      >
        {error !== null && <SaveFailure error={error} title={failed} noAnswer={noAnswer} />}
      </ConfirmDialog>
    </>
  );
}
