import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { OneSelect, type OneSelectProps } from '../../kit/multi-select/OneSelect';
import { useEstablishmentOptions } from './use-establishment-options';

type OneEstablishmentProps = Omit<OneSelectProps, 'options' | 'names' | 'remote' | 'textOf' | 'loading'>;

/** Chooses one of the person's establishments; below it, where they could not be fetched, what happened. */
export function OneEstablishment(field: OneEstablishmentProps) {
  const { options, names, textOf, loading, failed, retry, remote } = useEstablishmentOptions(
    field.value === null ? [] : [field.value],
  );
  return (
    <div>
      <OneSelect
        options={options}
        names={names}
        textOf={textOf}
        loading={loading}
        remote={remote}
        {...field}
      />
      <OptionsFailure failed={failed} retry={retry} />
    </div>
  );
}
