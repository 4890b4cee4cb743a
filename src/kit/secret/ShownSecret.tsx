import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { CopyField } from './CopyField';

interface ShownSecretProps {
  /** Of the title, which names the dialog. */
  id: string;
  title: string;
  /** What can be copied, in the person's language. */
  fields: readonly { label: string; value: string }[];
  onClose: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * The content of a dialog with a secret that is shown once (USR-35). Only its button closes it: whoever opens the
 * dialog offers no other way. The title takes the focus, because the content that had it is gone.
 */
export function ShownSecret({ id, title, fields, onClose }: ShownSecretProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogTitle id={id} ref={focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <Alert severity="warning">{translate('secrets.once')}</Alert>
        {fields.map(({ label, value }) => (
          <CopyField key={label} label={label} value={value} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
