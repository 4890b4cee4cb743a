import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from './DayInput';

/** The day on which an active item is published; for an inactive item it is disabled. */
export function OpeningInput() {
  const translate = useTranslate();
  const active = useWatch({ name: 'active' }) === true;
  return (
    <DayInput
      source="opensOn"
      label={translate('marketing.form.opensOn')}
      emptyText={translate('marketing.form.atOnce')}
      disabled={!active}
    />
  );
}
