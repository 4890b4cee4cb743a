import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnFactor } from '../../../../contract/second-factor';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';

interface NoFactorCardProps {
  factor: OwnFactor;
  onSetUp: () => void;
}

/** Says what a second factor is to somebody who has none, and sets one up where the profile lets it. */
export function NoFactorCard({ factor: { rule }, onSetUp }: NoFactorCardProps) {
  const translate = useTranslate();
  const off = rule === 'off';
  return (
    <Card sx={cardStyle}>
      <FormSection title={translate('secondFactor.app')} text={translate('secondFactor.appHelp')}>
        <Typography>{translate('secondFactor.explained')}</Typography>
        <Typography color="text.secondary">
          {translate(off ? 'secondFactor.off' : 'secondFactor.none')}
        </Typography>
        {!off && (
          <div>
            <Button variant="contained" onClick={onSetUp}>
              {translate('secondFactor.setUp.action')}
            </Button>
          </div>
        )}
      </FormSection>
    </Card>
  );
}
