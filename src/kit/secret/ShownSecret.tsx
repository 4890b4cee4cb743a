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
 * The inside of a dialog with a secret that is said once (USR-35). Nothing but its button closes it: who opens the
 * dialog gives it no other way out. What stood there before is gone, so that its title takes the focus.
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
