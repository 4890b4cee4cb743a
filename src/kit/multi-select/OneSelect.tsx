import ExpandMore from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CHOICE } from '../../../contract/limits';
import { FieldError } from '../../ui/fields/FieldError';
import { landmarkOf } from '../../ui/focus/landmark';
import type { MultiSelectProps } from './multi-select-props';
import { listStyle } from './multi-select-style';
import { OptionEntry } from './OptionEntry';
import { SHORTENED, shortened } from './shortened';
import { useChoices } from './use-choices';

export interface OneSelectProps
  extends Pick<
    MultiSelectProps,
    'label' | 'options' | 'names' | 'remote' | 'textOf' | 'loading' | 'noneText' | 'fault'
  > {
  /** A key; `null`: nothing is chosen. */
  value: string | null;
  onChange: (key: string | null) => void;
  onBlur?: () => void;
  required?: boolean;
  /** Is given the field that the focus goes to. */
  fieldRef?: (field: HTMLInputElement | null) => void;
}

/** Chooses one of any number of options by typing, by keyboard or by touch, or none. */
export function OneSelect(props: OneSelectProps) {
  const { label, value, loading = false, noneText = '', required = false, fault, remote } = props;
  const translate = useTranslate();
  const field = useRef<HTMLDivElement>(null);
  const { keys, entryOf, search } = useChoices(props);
  const [typed, setTyped] = useState('');
  const found = search(typed);
  return (
    <Autocomplete
      id={useId()}
      ref={field}
      size="small"
      options={keys}
      value={value}
      loading={loading}
      // Enter chooses the option that was searched by typing, and none of a list that was only opened.
      autoHighlight={typed !== ''}
      onInputChange={(_event, text, reason) => {
        const wanted = reason === 'input' ? text : '';
        setTyped(wanted);
        remote?.onTyped(wanted);
      }}
      filterOptions={() => shortened(found)}
      getOptionDisabled={(key) => key === SHORTENED}
      getOptionLabel={entryOf}
      onChange={(_event, key) => props.onChange(key)}
      onBlur={() => props.onBlur?.()}
      popupIcon={<ExpandMore />}
      openText={translate('multiSelect.open')}
      closeText={translate('multiSelect.close')}
      clearText={value === null ? '' : translate('multiSelect.remove', { name: entryOf(value) })}
      loadingText={translate('multiSelect.loading')}
      noOptionsText={translate('multiSelect.noOptions')}
      slotProps={{
        listbox: { sx: listStyle },
        // Mounted in its landmark, where screen readers find it, and positioned as fixed, so that no box cuts it off.
        popper: { container: () => landmarkOf(field.current), popperOptions: { strategy: 'fixed' } },
      }}
      renderOption={({ key: _key, ...item }, key, { selected }) => (
        <OptionEntry
          key={key}
          item={item}
          text={key === SHORTENED ? null : entryOf(key)}
          selected={selected}
          shown={CHOICE.listed}
          total={remote?.partial ? null : found.length}
        />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          placeholder={noneText}
          inputRef={props.fieldRef}
          error={fault !== undefined}
          helperText={fault === undefined ? undefined : <FieldError text={fault} />}
        />
      )}
    />
  );
}
