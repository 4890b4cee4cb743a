import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { WorkDialog } from '../../kit/edit/WorkDialog';

interface ClientDialogProps {
  open: boolean;
  onClose: () => void;
  /** Draws the form. @param title the id of the title, which names the dialog */
  children: (title: string) => ReactNode;
}

/** The frame of a dialog about an API user. Each opening begins anew: what was pasted does not outlive it. */
export function ClientDialog({ open, onClose, children }: ClientDialogProps) {
  const title = useId();
  return (
    <WorkDialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      {open && children(title)}
    </WorkDialog>
  );
}

interface ClientFormProps {
  titleId: string;
  /** In the person's language. */
  texts: Readonly<Record<'title' | 'text' | 'confirm' | 'failed', string>>;
  busy: boolean;
  /** The failure of the last attempt that no field shows; `null`: there is none. */
  failure: unknown;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of such a dialog. */
export function ClientForm(props: ClientFormProps) {
  const { titleId, texts, busy, failure, onSubmit, onCancel, children } = props;
  const translate = useTranslate();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React tells the form of a user, in which this one is drawn, of it too.
        event.stopPropagation();
        if (!busy) onSubmit();
      }}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText>{texts.text}</DialogContentText>
        {failure !== null && (
          <SaveFailure error={failure} title={texts.failed} noAnswer={translate('apiClient.noAnswer')} />
        )}
        {children}
      </DialogContent>
      <SubmitActions confirm={texts.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}
