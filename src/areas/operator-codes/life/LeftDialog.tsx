import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findCodeHolders } from '../../../../contract/code-life';
import { OneEstablishment } from '../../../network/establishments/OneEstablishment';
import { useOnlyEstablishment } from '../../../network/establishments/use-only-establishment';
import { call } from '../../../portal/client';
import { CloseActions } from '../../../ui/CloseActions';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { useDebounced } from '../../../ui/use-debounced';
import { Leaver } from './Leaver';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The pause in typing after which the search starts, so that not every letter causes a call. */
const TYPING_MS = 300;

/** Finds a person who has left by name, and switches the person's codes off. */
export function LeftDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('codeLife.left.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px', minHeight: 280 }}>
        <DialogContentText>{translate('codeLife.left.text')}</DialogContentText>
        <Search />
      </DialogContent>
      <CloseActions onClose={onClose} />
    </Dialog>
  );
}

function Search() {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [ec, setEc] = useState<string | null>(null);
  const only = useOnlyEstablishment();
  const name = useDebounced(typed.trim(), TYPING_MS);
  const enough = name.length >= 2;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['codeHolders', name, ec],
    queryFn: ({ signal }) => call(findCodeHolders, { query: { name, ...(ec !== null && { ec }) }, signal }),
    enabled: enough,
    staleTime: 0,
    retry: false,
    // A person whose codes were switched off stays on the screen, with the button that undoes it.
    refetchOnWindowFocus: false,
  });
  const status = () => {
    if (!enough) return translate('codeLife.left.short');
    if (isFetching && data === undefined) return translate('codeLife.left.searching');
    return data?.people.length === 0 && !data.more ? translate('codeLife.left.none') : '';
  };
  return (
    <>
      <TextField
        size="small"
        inputRef={focus}
        fullWidth
        type="search"
        autoComplete="off"
        label={translate('codeLife.left.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {only === null && (
        <OneEstablishment
          label={translate('codeLife.left.ec')}
          noneText={translate('codeLife.left.anyEc')}
          value={ec}
          onChange={setEc}
        />
      )}
      <Box component="output" sx={statusStyle}>
        {status()}
      </Box>
      {enough && error !== null && (
        <LoadFailure title={translate('codeLife.left.failed')} error={error} onRetry={refetch} />
      )}
      {enough && data?.people.map((person) => <Leaver key={`${ec} ${person.name}`} person={person} />)}
      {enough && data?.more === true && (
        <Box sx={{ typography: 'body2' }}>{translate('codeLife.left.more')}</Box>
      )}
    </>
  );
}

const statusStyle = {
  typography: 'body2',
  color: 'text.secondary',
  // The live region exists before it has a text, and takes no space until then.
  '&:empty': { position: 'absolute' },
} as const;
