import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogWork } from '../../../kit/edit/WorkDialog';
import { CopyCodes } from './CopyCodes';
import { SaveCodes } from './SaveCodes';

interface RecoveryCodesProps {
  /** The id of the title, which names the dialog. */
  title: string;
  codes: readonly string[];
  /** Called when the person says that they are stored. */
  onStored: () => void;
}

const LEAVE = {
  title: 'secondFactor.codes.leave.title',
  text: 'secondFactor.codes.leave.text',
  stay: 'secondFactor.codes.leave.stay',
  leave: 'secondFactor.codes.leave.leave',
};

/** The title takes the focus, because the content that had it is gone. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The content of a dialog with new recovery codes, which are shown once: whoever leaves it otherwise is asked. */
export function RecoveryCodes({ title, codes, onStored }: RecoveryCodesProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useDialogWork(true, LEAVE);
  return (
    <>
      <DialogTitle id={title} ref={focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {translate('secondFactor.codes.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText>{translate('secondFactor.codes.use')}</DialogContentText>
        <Alert severity="warning">{translate('secondFactor.codes.once')}</Alert>
        <Box
          component="ul"
          ref={list}
          aria-label={translate('secondFactor.codes.title')}
          translate="no"
          sx={codesStyle}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <CopyCodes codes={codes} shown={list} />
          <SaveCodes codes={codes} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onStored}>
          {translate('secondFactor.codes.stored')}
        </Button>
      </DialogActions>
    </>
  );
}

const codesStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: '12px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'sunken',
  listStyle: 'none',
  // A font in which nobody takes one letter for another.
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
};
