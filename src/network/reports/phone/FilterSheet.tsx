import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { sheetStyle } from './phone-style';

interface FilterSheetProps {
  title: string;
  /** True where its only field is called so too. */
  named?: boolean;
  open: boolean;
  /** The button that sends what the fields hold. */
  submit: ReactNode;
  /** Empties the fields; absent where they are empty. */
  clear?: (() => void) | undefined;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Some of a report's filters over the page; closing it keeps them, as leaving a field of the desk does. */
export function FilterSheet(props: FilterSheetProps) {
  const { title, named = false, open, submit, clear, onClose, onSubmit, children } = props;
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={sheetStyle} className={named ? 'named' : ''}>
          {children}
        </DialogContent>
        <DialogActions>
          {clear && (
            <Button onClick={clear} sx={{ marginRight: 'auto' }}>
              {translate('common.clear')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {translate('common.close')}
          </Button>
          {submit}
        </DialogActions>
      </form>
    </Dialog>
  );
}
