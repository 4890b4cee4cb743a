import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from './DayInput';

/** The day on which an active item is published; an inactive one waits for none. */
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
