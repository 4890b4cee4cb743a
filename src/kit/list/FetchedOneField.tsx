import { useTranslate } from 'react-admin';
import { OneSelect } from '../multi-select/OneSelect';
import type { FilterFieldProps } from './FilterField';
import { type FilterOptions, listed } from './list-filter';
import { OptionsFailure } from './OptionsFailure';

/** One of the options that the server has to be asked for, or any; it is kept as a list of one (ACC-06). */
export function FetchedOneField(props: FilterFieldProps) {
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
  const { failed, retry, codes: _codes, ...options } = fetched;
  const [key] = listed(value).map(String);
  return (
    <>
      <OneSelect
        label={translate(label)}
        {...options}
        value={key ?? null}
        noneText={translate('list.any')}
        onChange={(chosen) => onChange(chosen === null ? undefined : [chosen])}
      />
      <OptionsFailure failed={failed} retry={retry} />
    </>
  );
}
