import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useCovered, useUnsavedWork } from '../../session/use-unsaved-work';

interface UnsavedGuardProps {
  /** Whether something would be lost at this moment. */
  when: () => boolean;
}

/** The harmless answer has the focus from the start. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Asks before a person leaves what was not saved, by any way there is: link, Back, or closing the tab. Where the session
 * ends, nothing is asked: the page is covered, and what was typed waits for the same person to sign in again.
 */
export function UnsavedGuard({ when }: UnsavedGuardProps) {
  const translate = useTranslate();
  const title = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when() && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedWork(when);
  const covered = useCovered();
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked' && !covered}
      onClose={stay}
      maxWidth="xs"
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{translate('edit.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('errors.unsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={focus} onClick={stay}>
          {translate('edit.unsaved.stay')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => blocker.proceed?.()}>
          {translate('edit.unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
