import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogWork, WorkDialog } from '../../kit/edit/WorkDialog';
import { useEstablishmentOptions } from '../../network/establishments/use-establishment-options';
import { NamesForm } from './life/NamesForm';
import { useNaming } from './life/use-naming';
import type { MadeCodes, NewCodes } from './new-codes';

interface MadeDialogProps {
  /** The new codes; `null` before there are any. */
  made: (MadeCodes & Pick<NewCodes, 'ec' | 'nome'>) | null;
  onClose: () => void;
  /** Called when the names of the codes are saved. */
  onNamed: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * OPC-09: shows the new codes, each by its last characters, and takes their names, unless the form had one; OK leads to
 * the list.
 */
export function MadeDialog({ made, onClose, onNamed }: MadeDialogProps) {
  const title = useId();
  return (
    <WorkDialog open={made !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {made !== null && <Made title={title} made={made} onNamed={onNamed} />}
    </WorkDialog>
  );
}

interface MadeProps extends Pick<MadeDialogProps, 'onNamed'> {
  /** The id of the title. */
  title: string;
  made: NonNullable<MadeDialogProps['made']>;
}

function Made({ title, made: { ec, nome, codes }, onNamed }: MadeProps) {
  const translate = useTranslate();
  const { options, names } = useEstablishmentOptions(typeof ec === 'string' ? [ec] : []);
  const [open, setOpen] = useState(false);
  const naming = useNaming(codes, onNamed);
  const leave = useDialogWork(naming.typed);
  const establishment = [...options, ...names].find(({ key }) => key === ec)?.value ?? ec ?? '';
  if (open) {
    return (
      <NamesForm
        title={title}
        codes={codes}
        establishment={establishment}
        naming={naming}
        onLater={() => setOpen(false)}
      />
    );
  }
  return (
    <>
      <DialogTitle id={title}>
        {translate('operatorCodes.made.title', { smart_count: codes.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('operatorCodes.made.text', { establishment })}
        </DialogContentText>
        <Box component="ul" aria-label={translate('operatorCodes.made.list')} sx={listStyle}>
          {codes.map(({ operatorCodeId, nrCartao }) => (
            <li key={operatorCodeId} {...(nome !== '' && { className: 'named' })}>
              {nrCartao}
              {nome !== '' && <span translate="no">{nome}</span>}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {nome === '' && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate('codeLife.names.open')}
          </Button>
        )}
        <Button variant="contained" ref={focus} onClick={leave}>
          {translate('operatorCodes.made.ok')}
        </Button>
      </DialogActions>
    </>
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
  '& .named': { gridColumn: '1 / -1', overflowWrap: 'anywhere', '& span': { marginLeft: '12px' } },
};
