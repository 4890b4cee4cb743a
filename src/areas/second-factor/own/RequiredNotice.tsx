import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { OwnFactor } from '../../../../contract/second-factor';
import { hasFactor } from '../../../session/use-own-factor';
import { useSession } from '../../../session/use-session';
import { useFormat } from '../../../ui/format/use-format';

/** Says to a person without a second factor that the profile requires one, or from which day on. */
export function RequiredNotice({ factor }: { factor: OwnFactor | undefined }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { factorDue } = useSession().standing;
  if (factorDue && (factor === undefined || !hasFactor(factor)))
    return <Alert severity="warning">{translate('secondFactor.required.now')}</Alert>;
  if (factor === undefined || hasFactor(factor) || factor.rule !== 'required') return null;
  if (factor.requiredFrom === null) return null;
  return (
    <Alert severity="info">
      {translate('secondFactor.required.from', { date: date(factor.requiredFrom) })}
    </Alert>
  );
}
