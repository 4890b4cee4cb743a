import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ShownFactorRule } from '../../../../contract/factor-rules';
import { useFormat } from '../../../ui/format/use-format';

/** Before a second factor is required: how many people of the profile have none yet, and what that means for them. */
export function WithoutFactor({ rule: { people, enrolled } }: { rule: ShownFactorRule }) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const without = people - enrolled;
  if (without === 0) return null;
  return <Alert severity="warning">{translate('secondFactor.rules.edit.without', counted(without))}</Alert>;
}
