import { useTranslate } from 'react-admin';
import { MultiSelect } from '../multi-select/MultiSelect';
import type { FilterFieldProps } from './FilterField';
import { type FilterOptions, listed } from './list-filter';
import { OptionsFailure } from './OptionsFailure';

/** Any number of options that the server has to be asked for: those of the filter's `Options`. */
export function FetchedField(props: FilterFieldProps) {
  const { Options } = props.filter;
  if (Options === undefined) throw new Error(`The filter ${props.filter.source} has no options`);
  const chosen = listed(props.value).map(String);
  return <Options chosen={chosen}>{(fetched) => <Chooser {...props} fetched={fetched} />}</Options>;
}

interface ChooserProps extends FilterFieldProps {
  fetched: FilterOptions;
}

function Chooser({ filter: { label }, value, onChange, fetched }: ChooserProps) {
  const translate = useTranslate();
  const { options, loading, failed, retry, ...reading } = fetched;
  return (
    <>
      <MultiSelect
        {...reading}
        label={translate(label)}
        options={options}
        loading={loading}
        value={listed(value).map(String)}
        noneText={translate('list.any')}
        onChange={onChange}
      />
      <OptionsFailure failed={failed} retry={retry} />
    </>
  );
}
