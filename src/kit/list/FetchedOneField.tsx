import { useTranslate } from 'react-admin';
import { OneSelect } from '../multi-select/OneSelect';
import { FetchedOptions } from './FetchedOptions';
import type { FilterFieldProps } from './FilterField';
import { listed } from './list-filter';

/** One of the options that the server has to be asked for, or any; it is kept as a list of one (ACC-06). */
export function FetchedOneField({ filter, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  const [key] = listed(value).map(String);
  return (
    <FetchedOptions filter={filter}>
      {({ options, textOf, loading }) => (
        <OneSelect
          label={translate(filter.label)}
          options={options}
          {...(textOf && { textOf })}
          loading={loading}
          value={key ?? null}
          noneText={translate('list.any')}
          onChange={(chosen) => onChange(chosen === null ? undefined : [chosen])}
        />
      )}
    </FetchedOptions>
  );
}
