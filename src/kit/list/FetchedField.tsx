import { useTranslate } from 'react-admin';
import { MultiSelect } from '../multi-select/MultiSelect';
import { FetchedOptions } from './FetchedOptions';
import type { FilterFieldProps } from './list-filter';
import { listed } from './list-filter';

/** Chooses any number of options that are fetched from the server. */
export function FetchedField({ filter, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  const chosen = listed(value).map(String);
  return (
    <FetchedOptions filter={filter} chosen={chosen}>
      {(reading) => (
        <MultiSelect
          {...reading}
          label={translate(filter.label)}
          value={chosen}
          noneText={translate('list.any')}
          onChange={onChange}
        />
      )}
    </FetchedOptions>
  );
}
