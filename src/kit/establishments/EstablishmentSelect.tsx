import { OptionsFailure } from '../list/OptionsFailure';
import type { Choice } from '../multi-select/choice';
import { MultiSelect } from '../multi-select/MultiSelect';
import type { MultiSelectProps } from '../multi-select/multi-select-props';
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
