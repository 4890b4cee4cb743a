import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { readFileNumber } from '../../../contract/file-number';
import { VERIFIED_BYTES } from '../../../contract/verification';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { StepCard } from '../../kit/StepCard';
import { Whole } from '../../kit/Whole';
import { PageTitle } from '../../ui/PageTitle';
import { useOnChange } from '../../ui/use-on-change';
import { FileDrop } from './FileDrop';
import { Findings } from './Findings';
import { useVerify, type VerifyRequest } from './use-verify';

/** Why a file was not sent. */
type Refused = 'several' | 'tooLarge' | 'number';

/** `/verificar`: verifies whether a file is the one that the portal made, and shows what has changed since. */
export function VerifyPage() {
  const translate = useTranslate();
  const { request, verify, share, busy, found, failure } = useVerify();
  const given = useGivenNumber();
  const [number, setNumber] = useState(given);
  useOnChange(given, setNumber);
  const [taken, setTaken] = useState<File | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const send = (wish: VerifyRequest) => {
    if (wish.number.trim() !== '' && readFileNumber(wish.number) === null) return setRefused('number');
    if (wish.file.size > VERIFIED_BYTES) return setRefused('tooLarge');
    setRefused(null);
    verify(wish);
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) return setRefused('several');
    setTaken(file);
    send({ file, number });
  };
  const again = () => {
    if (taken !== null) send({ file: taken, number });
  };
  const verified = found !== null && !busy && refused === null && request !== null;
  return (
    <>
      <PageTitle title={translate('screens./verificar.title')} />
      <Box sx={{ display: 'grid', gap: '16px', maxWidth: 1080, '& > *': { minWidth: 0 } }}>
        <StepCard title={translate('verification.file.title')} text={translate('verification.file.text')}>
          <FileDrop name={taken?.name ?? null} onFiles={take} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'flex-start' }}>
            <TextField
              label={translate('verification.number.label')}
              value={number}
              onChange={({ target }) => {
                setNumber(target.value);
                if (refused === 'number') setRefused(null);
              }}
              error={refused === 'number'}
              helperText={
                <Whole
                  text={translate(
                    refused === 'number' ? 'verification.refused.number' : 'verification.number.help',
                  )}
                />
              }
              slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
              sx={{ flex: '1 1 240px', maxWidth: 420 }}
            />
            {taken !== null && (
              <Button
                variant="outlined"
                aria-disabled={busy}
                onClick={() => !busy && again()}
                // Aligned with the field itself, not with its label.
                sx={{ marginTop: { sm: '22px' } }}
              >
                {translate('verification.again')}
              </Button>
            )}
          </Box>
          {(refused === 'several' || refused === 'tooLarge') && (
            <Alert severity="error">{translate(`verification.refused.${refused}`)}</Alert>
          )}
          {/* The live region exists before it has a text, so that screen readers announce the text. */}
          <Box component="output" sx={{ display: 'block', '&:empty': { marginTop: '-16px' } }}>
            {busy && (
              <>
                <LinearProgress
                  aria-hidden
                  variant={share < 1 ? 'determinate' : 'indeterminate'}
                  value={share * 100}
                />
                <Typography variant="body2" color="text.secondary" sx={{ marginTop: '6px' }}>
                  {translate(share < 1 ? 'verification.sending' : 'verification.checking')}
                </Typography>
              </>
            )}
          </Box>
          {failure !== null && !busy && (
            <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
              <SaveFailure
                error={failure}
                title={translate('verification.failed')}
                noAnswer={translate('verification.noAnswer')}
              />
              <Button variant="outlined" onClick={again}>
                {translate('common.retry')}
              </Button>
            </Box>
          )}
        </StepCard>
        {verified && <Findings found={found} />}
      </Box>
    </>
  );
}

/** The number of a file that was found by it (`?filter={"number":"CF-…"}`); without one nothing. */
function useGivenNumber(): string {
  const [parameters] = useSearchParams();
  try {
    const { number } = JSON.parse(parameters.get('filter') ?? '{}') as { number?: unknown };
    return typeof number === 'string' ? (readFileNumber(number) ?? '') : '';
  } catch {
    return '';
  }
}
