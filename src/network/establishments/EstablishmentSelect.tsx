import { OptionsFailure } from '../../kit/list/OptionsFailure';
import type { Choice } from '../../kit/multi-select/choice';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';
import type { MultiSelectProps } from '../../kit/multi-select/multi-select-props';
import { useEstablishmentOptions } from './use-establishment-options';

interface EstablishmentSelectProps
  extends Pick<MultiSelectProps, 'label' | 'value' | 'onChange' | 'disabledReason' | 'fault' | 'noneText'> {
  fieldRef?: MultiSelectProps['fieldRef'] | undefined;
  /** What is chosen already, with its names. */
  known?: readonly Choice[];
}

/** Chooses any number of the person's establishments; below it, where they could not be fetched, what happened. */
export function EstablishmentSelect({ known, fieldRef, ...field }: EstablishmentSelectProps) {
  const { failed, retry, ready: _ready, ...options } = useEstablishmentOptions(field.value, { known });
  return (
    <>
      <MultiSelect {...options} {...field} {...(fieldRef && { fieldRef })} />
      <OptionsFailure failed={failed} retry={retry} />
    </>
  );
}
