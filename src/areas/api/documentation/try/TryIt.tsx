import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ExampleSetting } from '../examples/request';
import type { ApiCall } from '../reference/document';
import { CallForm } from './CallForm';
import { TokenForm } from './TokenForm';
import { useTryToken } from './token-context';

interface TryItProps {
  call: ApiCall;
  setting: ExampleSetting;
}

/** Makes a call with the person's own token. Nothing but the call itself leaves the page. */
export function TryIt({ call, setting }: TryItProps) {
  const translate = useTranslate();
  const { token } = useTryToken();
  const [open, setOpen] = useState(false);
  // The page may call only its own server, whatever the origin for programs is.
  const here = { ...setting, origin: window.location.origin };
  const id = useId();
  // The call for a token is the form for it.
  const isOpen = !call.secured && call.method === 'GET';
  const word = translate(open ? 'apiDocs.try.close' : 'apiDocs.try.open');
  return (
    <Box sx={{ display: 'grid', gap: '12px', minWidth: 0, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${word}: ${call.summary}`}
        onClick={() => setOpen(!open)}
        sx={{ justifySelf: 'start' }}
      >
        {word}
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ display: 'grid', gap: '16px', minWidth: 0 }}>
          {isOpen ? (
            <CallForm call={call} setting={here} token={null} />
          ) : (
            <>
              <Alert severity="info">{translate('apiDocs.try.kept')}</Alert>
              <TokenForm origin={here.origin} />
              {token !== null && call.secured && <CallForm call={call} setting={here} token={token} />}
            </>
          )}
        </Box>
      </Collapse>
    </Box>
  );
}
