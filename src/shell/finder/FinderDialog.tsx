import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../ui/use-is-phone';
import type { Early } from './EarlyKeys';
import { Found } from './Found';

export interface FinderDialogProps {
  open: boolean;
  /** How often it was opened. */
  times: number;
  /** Holds what was typed before it was there. */
  early: Early;
  onClose: () => void;
}

/** SHELL-17: the dialog of the finder, over whatever is open; on a phone as wide as the screen. */
export function FinderDialog({ open, times, early, onClose }: FinderDialogProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('shell.finder.label'),
          // The library would name a title, of which there is none.
          'aria-labelledby': undefined,
          sx: phone ? {} : { width: 640, maxWidth: '100%', marginTop: '10vh', maxHeight: '76vh' },
        },
      }}
    >
      <Content key={times} early={early} onClose={onClose} />
    </Dialog>
  );
}

function Content({ early, onClose }: Pick<FinderDialogProps, 'early' | 'onClose'>) {
  const [text, setText] = useState(early.text);
  return <Found text={text} onText={setText} entered={early.entered} onClose={onClose} />;
}
