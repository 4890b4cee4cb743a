import { useTranslate } from 'react-admin';
import { OneSelect } from '../multi-select/OneSelect';
import { FetchedOptions } from './FetchedOptions';
import type { FilterFieldProps } from './list-filter';
import { listed } from './list-filter';

/** Chooses one option, or any, among those that are fetched from the server; it is kept as a list of one (ACC-06). */
export function FetchedOneField({ filter, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  const chosen = listed(value).map(String);
  const [key] = chosen;
  return (
    <FetchedOptions filter={filter} chosen={chosen}>
      {({ codes: _codes, ...reading }) => (
        <OneSelect
          {...reading}
          label={translate(filter.label)}
          value={key ?? null}
          noneText={translate('list.any')}
          onChange={(one) => onChange(one === null ? undefined : [one])}
        />
      )}
    </FetchedOptions>
  );
}
