import { useTranslate } from 'react-admin';
import { MultiSelect } from '../multi-select/MultiSelect';
import { FetchedOptions } from './FetchedOptions';
import type { FilterFieldProps } from './FilterField';
import { listed } from './list-filter';

/** Any number of options that the server has to be asked for. */
export function FetchedField({ filter, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  return (
    <FetchedOptions filter={filter}>
      {(reading) => (
        <MultiSelect
          {...reading}
          label={translate(filter.label)}
          value={listed(value).map(String)}
          noneText={translate('list.any')}
          onChange={onChange}
        />
      )}
    </FetchedOptions>
  );
}
