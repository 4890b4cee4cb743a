import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEstablishmentOptions } from '../../kit/establishments/use-establishment-options';
import { NamesDialog } from './life/NamesDialog';
import type { MadeCodes, NewCodes } from './new-codes';

interface MadeDialogProps {
  /** The new codes; `null` before there are any. */
  made: (MadeCodes & Pick<NewCodes, 'ec'>) | null;
  onClose: () => void;
  /** Called when the names of the codes are saved. */
  onNamed: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** OPC-09: shows the new codes, each by its last characters; OK leads to the list. */
export function MadeDialog({ made, onClose, onNamed }: MadeDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const { options, names } = useEstablishmentOptions(typeof made?.ec === 'string' ? [made.ec] : []);
  const [naming, setNaming] = useState(false);
  const codes = made?.codes ?? [];
  const establishment = [...options, ...names].find(({ key }) => key === made?.ec)?.value ?? made?.ec;
  if (naming) {
    return (
      <NamesDialog
        open
        codes={codes}
        establishment={establishment ?? ''}
        onClose={onClose}
        onSaved={onNamed}
      />
    );
  }
  return (
    <Dialog open={made !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>
        {translate('operatorCodes.made.title', { smart_count: codes.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('operatorCodes.made.text', { establishment })}
        </DialogContentText>
        <Box component="ul" aria-label={translate('operatorCodes.made.list')} sx={listStyle}>
          {codes.map(({ operatorCodeId, nrCartao }) => (
            <li key={operatorCodeId}>{nrCartao}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setNaming(true)}>
          {translate('codeLife.names.open')}
        </Button>
        <Button variant="contained" ref={focus} onClick={onClose}>
          {translate('operatorCodes.made.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '8px 4px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    backgroundColor: 'sunken',
    typography: 'subtitle1',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
};
