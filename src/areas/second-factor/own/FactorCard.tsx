import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnFactor } from '../../../../contract/second-factor';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { useCodesLeft } from '../../../network/second-factor/use-codes-left';
import { useSinceText } from '../../../network/second-factor/use-since-text';
import { useToday } from '../../../ui/format/use-today';
import { RemoveFactor } from './RemoveFactor';
import { RenewCodes } from './RenewCodes';

/** With so few recovery codes left it is time for new ones. */
const FEW = 3;

interface FactorCardProps {
  factor: OwnFactor;
  since: string;
  onSetUp: () => void;
}

/** The second factor that was set up, its recovery codes, and what can be done with both. */
export function FactorCard({ factor, since, onSetUp }: FactorCardProps) {
  const translate = useTranslate();
  const today = useToday();
  const sinceText = useSinceText();
  const codesLeft = useCodesLeft();
  const { rule, requiredFrom, recoveryCodes } = factor;
  const required = rule === 'required' && (requiredFrom === null || requiredFrom <= today);
  return (
    <Card sx={cardStyle}>
      <FormSection title={translate('secondFactor.app')} text={translate('secondFactor.appHelp')}>
        <Typography>{sinceText(since)}</Typography>
        {required && (
          <Typography color="text.secondary">{translate('secondFactor.required.stays')}</Typography>
        )}
        <Box sx={buttonsStyle}>
          <Button variant="outlined" onClick={onSetUp}>
            {translate('secondFactor.setUp.another')}
          </Button>
          {!required && <RemoveFactor />}
        </Box>
      </FormSection>
      <FormSection title={translate('secondFactor.codes.title')} text={translate('secondFactor.codes.help')}>
        {recoveryCodes <= FEW ? (
          <Alert severity="warning">
            <AlertTitle>{codesLeft(recoveryCodes)}</AlertTitle>
            {translate('secondFactor.codes.few')}
          </Alert>
        ) : (
          <Typography>{codesLeft(recoveryCodes)}</Typography>
        )}
        <Box sx={buttonsStyle}>
          <RenewCodes />
        </Box>
      </FormSection>
    </Card>
  );
}

const buttonsStyle: SxProps<Theme> = { display: 'flex', flexWrap: 'wrap', gap: '8px' };
