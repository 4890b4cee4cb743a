import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PASSKEYS } from '../../../../contract/passkeys';
import type { OwnFactor } from '../../../../contract/second-factor';
import { FormSection } from '../../../kit/edit/FormSection';
import { hasPasskeys } from '../../../portal/passkey';
import { hasFactor } from '../../../session/use-own-factor';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { PasskeyRows } from './PasskeyRows';
import { useRequired } from './use-required';

/** The person's passkeys, and how to add one. */
export function PasskeySection({ factor }: { factor: OwnFactor }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`secondFactor.passkeys.${key}`);
  const [adding, setAdding] = useState(false);
  const { passkeys, rule } = factor;
  const required = useRequired(factor);
  const full = passkeys.length >= PASSKEYS.most;
  // The section of the app says that the profile has none.
  if (rule === 'off' && !hasFactor(factor)) return null;
  return (
    <FormSection title={text('title')} text={text('help')}>
      {passkeys.length === 0 ? (
        <Typography color="text.secondary">{text('none')}</Typography>
      ) : (
        <PasskeyRows factor={factor} label={text('list')} required={required} />
      )}
      {required && passkeys.length === 1 && factor.since === null && (
        <Typography color="text.secondary">{translate('secondFactor.required.stays')}</Typography>
      )}
      {!hasPasskeys() && <Typography color="text.secondary">{text('unsupported')}</Typography>}
      {full && <Typography color="text.secondary">{text('full')}</Typography>}
      {!full && hasPasskeys() && (
        <Box>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {text('add')}
          </Button>
        </Box>
      )}
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} />
    </FormSection>
  );
}
