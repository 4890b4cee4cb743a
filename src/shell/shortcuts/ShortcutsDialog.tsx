import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CloseActions } from '../../ui/CloseActions';
import { useShortcutsOn } from '../../ui/shortcuts';
import { finderKeys } from '../finder/finder-keys';
import { Key } from '../Key';
import { type PageKey, pageKeys } from './shortcut-of';
import { shortcutsHere } from './shortcuts-here';

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** Names what each key does, as a key of the texts. */
const names: Record<PageKey, string> = { '/': 'search', n: 'create', j: 'next', k: 'previous', x: 'select' };

/** The shortcuts of the page below, and the switch for those that are a single key (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const translate = useTranslate();
  const [title, help] = [useId(), useId()];
  const [on, turn] = useShortcutsOn();
  const [here] = useState(shortcutsHere);
  const text = (key: string) => translate(`shortcuts.${key}`);
  const shown: [key: string, name: string][] = [
    [finderKeys, 'find'],
    ...(on
      ? [
          ...pageKeys
            .filter((key) => key in here)
            .map((key): [string, string] => [key.toUpperCase(), names[key]]),
          ...('j' in here ? [['Enter', 'open'] as [string, string]] : []),
          ['?', 'list'] as [string, string],
        ]
      : []),
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('shell.shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyle}>
          {shown.map(([key, name]) => (
            <div key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{text(name)}</dd>
            </div>
          ))}
        </Box>
        <Box sx={switchStyle}>
          <FormControlLabel
            label={text('single')}
            labelPlacement="start"
            control={
              <Switch
                checked={on}
                onChange={(_event, checked) => turn(checked)}
                slotProps={{ input: { role: 'switch', 'aria-describedby': help } }}
              />
            }
          />
          <Typography id={help} variant="body2" color="text.secondary">
            {text('singleHelp')}
          </Typography>
        </Box>
      </DialogContent>
      <CloseActions onClose={onClose} />
    </Dialog>
  );
}

const listStyle: SxProps<Theme> = {
  display: 'grid',
  margin: 0,
  typography: 'body1',
  '& > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: 36,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { flex: 'none', display: 'flex' },
  '& dd': { margin: 0 },
};

const switchStyle: SxProps<Theme> = {
  marginTop: '16px',
  '& .MuiFormControlLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    margin: '0 0 4px',
  },
  '& .MuiFormControlLabel-label': { fontWeight: 600 },
};
