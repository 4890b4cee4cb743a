import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { ShownSecret } from '../../kit/secret/ShownSecret';

interface RenewDialogProps {
  open: boolean;
  /** In the person's language, like all texts here. */
  title: string;
  text: string;
  confirm: string;
  failed: string;
  /** The most hours for which the previous secret may stay valid; 0 where there is none. */
  mostHours: number;
  /** @returns the fields of the new secret that are shown */
  renew: (overlapHours: number) => Promise<readonly { label: string; value: string }[]>;
  onSettled: () => void;
  /** @param renewed whether there is a new secret */
  onClose: (renewed: boolean) => void;
}

/**
 * USR-35: replaces a secret: asks how long the previous one stays valid, and shows the new one. Both steps are in one
 * dialog, so that the focus returns to the button that opened it.
 */
export function RenewDialog({ open, onClose, ...props }: RenewDialogProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Dialog
      open={open}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      {...(!shown && { onClose: () => onClose(false) })}
    >
      {/* Each opening starts with new state, and a secret does not outlive its dialog. */}
      {open && (
        <Steps
          {...props}
          id={id}
          onShown={() => setShown(true)}
          onClose={(renewed) => {
            setShown(false);
            onClose(renewed);
          }}
        />
      )}
    </Dialog>
  );
}

type StepsProps = Omit<RenewDialogProps, 'open'> & { id: string; onShown: () => void };

function Steps({
  id,
  title,
  text,
  confirm,
  failed,
  mostHours,
  renew,
  onSettled,
  onShown,
  onClose,
}: StepsProps) {
  const translate = useTranslate();
  const overlap = useId();
  const [hours, setHours] = useState(0);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => renew(hours),
    onSuccess: onShown,
    onSettled,
    gcTime: 0,
  });
  if (data !== undefined)
    return (
      <ShownSecret id={id} title={translate('api.newSecret')} fields={data} onClose={() => onClose(true)} />
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText>{text}</DialogContentText>
        {mostHours > 0 && (
          <TextField
            select
            id={overlap}
            label={translate('api.overlap.label')}
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
          >
            {Array.from({ length: mostHours + 1 }, (_, count) => (
              // oxlint-disable-next-line react/no-array-index-key -- the number of hours is the key
              <MenuItem key={count} value={count}>
                {count === 0
                  ? translate('api.overlap.none')
                  : translate('api.overlap.hours', { smart_count: count })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {error !== null && <SaveFailure error={error} title={failed} noAnswer={translate('api.noAnswer')} />}
      </DialogContent>
      <SubmitActions confirm={confirm} busy={isPending} onCancel={() => onClose(false)} />
    </form>
  );
}
