import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

interface StepActionsProps {
  /** The button that leaves. */
  leave: ReactNode;
  busy: boolean;
  /** The button that submits says this, and while it works … */
  label: string;
  busyLabel: string;
}

/** The foot of a step of a sign-in in a dialog. */
export function StepActions({ leave, busy, label, busyLabel }: StepActionsProps) {
  return (
    <DialogActions>
      {leave}
      <Button
        type="submit"
        variant="contained"
        aria-busy={busy}
        startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {busy ? busyLabel : label}
      </Button>
    </DialogActions>
  );
}
