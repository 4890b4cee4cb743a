import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnFactor } from '../../../../contract/second-factor';
import { FormSection } from '../../../kit/edit/FormSection';
import { useSinceText } from '../../../network/second-factor/use-since-text';
import { hasFactor } from '../../../session/use-own-factor';
import { RemoveFactor } from './RemoveFactor';
import { useRequired } from './use-required';

interface AppSectionProps {
  factor: OwnFactor;
  onSetUp: () => void;
}

/** The person's authenticator app: what it is to somebody who has none, since when it is set up, and what can be done. */
export function AppSection({ factor, onSetUp }: AppSectionProps) {
  const translate = useTranslate();
  const sinceText = useSinceText();
  const { rule, since, passkeys } = factor;
  const last = useRequired(factor) && passkeys.length === 0;
  const off = rule === 'off' && !hasFactor(factor);
  return (
    <FormSection title={translate('secondFactor.app')} text={translate('secondFactor.appHelp')}>
      {since === null ? (
        <>
          {!hasFactor(factor) && <Typography>{translate('secondFactor.explained')}</Typography>}
          <Typography color="text.secondary">
            {translate(`secondFactor.${off ? 'off' : hasFactor(factor) ? 'noApp' : 'none'}`)}
          </Typography>
        </>
      ) : (
        <Typography>{sinceText(since)}</Typography>
      )}
      {since !== null && last && (
        <Typography color="text.secondary">{translate('secondFactor.required.stays')}</Typography>
      )}
      {!off && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button variant={hasFactor(factor) ? 'outlined' : 'contained'} onClick={onSetUp}>
            {translate(since === null ? 'secondFactor.setUp.action' : 'secondFactor.setUp.another')}
          </Button>
          {since !== null && !last && <RemoveFactor last={passkeys.length === 0} />}
        </Box>
      )}
    </FormSection>
  );
}
