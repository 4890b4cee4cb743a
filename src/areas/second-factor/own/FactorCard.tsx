import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnFactor } from '../../../../contract/second-factor';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { useCodesLeft } from '../../../network/second-factor/use-codes-left';
import { hasFactor } from '../../../session/use-own-factor';
import { AppSection } from './AppSection';
import { PasskeySection } from './PasskeySection';
import { RenewCodes } from './RenewCodes';

/** With so few recovery codes left it is time for new ones. */
const FEW = 3;

interface FactorCardProps {
  factor: OwnFactor;
  onSetUp: () => void;
}

/** The person's second factors, the recovery codes that go with them, and what can be done with each. */
export function FactorCard({ factor, onSetUp }: FactorCardProps) {
  return (
    <Card sx={cardStyle}>
      <AppSection factor={factor} onSetUp={onSetUp} />
      <PasskeySection factor={factor} />
      {hasFactor(factor) && <RecoverySection left={factor.recoveryCodes} />}
    </Card>
  );
}

function RecoverySection({ left }: { left: number }) {
  const translate = useTranslate();
  const codesLeft = useCodesLeft();
  return (
    <FormSection title={translate('secondFactor.codes.title')} text={translate('secondFactor.codes.help')}>
      {left <= FEW ? (
        <Alert severity="warning">
          <AlertTitle>{codesLeft(left)}</AlertTitle>
          {translate('secondFactor.codes.few')}
        </Alert>
      ) : (
        <Typography>{codesLeft(left)}</Typography>
      )}
      <Box>
        <RenewCodes />
      </Box>
    </FormSection>
  );
}
