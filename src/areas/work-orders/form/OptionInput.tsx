import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormInput } from '../../../kit/edit/use-form-input';
import type { Choice } from '../../../kit/multi-select/choice';
import { listedBy } from '../../../kit/multi-select/search';
import { FieldError } from '../../../ui/fields/FieldError';
import { landmarkOf } from '../../../ui/focus/landmark';

interface OptionInputProps {
  source: string;
  label: string;
  options: readonly Choice[];
  loading: boolean;
  placeholder: string;
  required?: boolean;
  /** The reason why nothing can be chosen now. */
  disabledReason?: string | undefined;
  onChosen?: (key: string | null) => void;
  /** The content below the field. */
  children?: ReactNode;
}

/** The number of options that are rendered, so that a list of thousands opens fast; typing finds the others. */
const LISTED = 100;
const textOf = ({ key, value }: Choice) => (value.includes(key) ? value : `${key} · ${value}`);
const asIs = ({ value }: Choice) => value;

/** Keeps `null`, which react-admin would turn into an empty text. */
const asStored = (value: unknown) => value;

/** WO-11: a choice of one of many options, found by typing. */
export function OptionInput(props: OptionInputProps) {
  const { source, label, options, loading, placeholder, required = false, disabledReason, children } = props;
  const translate = useTranslate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { field, fault } = useFormInput({ source, format: asStored });
  const chosen = options.find(({ key }) => key === field.value) ?? null;
  return (
    <div>
      <Autocomplete
        id={id}
        ref={root}
        size="small"
        options={options}
        filterOptions={listed}
        value={chosen}
        loading={loading}
        disabled={disabledReason !== undefined}
        autoHighlight
        getOptionLabel={asIs}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        onChange={(_event, choice) => {
          field.onChange(choice?.key ?? null);
          props.onChosen?.(choice?.key ?? null);
        }}
        onBlur={field.onBlur}
        openText={translate('multiSelect.open')}
        closeText={translate('multiSelect.close')}
        clearText={translate('common.clear')}
        loadingText={translate('workOrders.form.loading')}
        noOptionsText={translate('multiSelect.noOptions')}
        slotProps={{ popper: { container: () => landmarkOf(root.current) } }}
        renderInput={(params) => (
          <TextField
            {...params}
            required={required}
            label={label}
            placeholder={placeholder}
            inputRef={field.ref}
            error={fault !== undefined}
            helperText={fault === undefined ? disabledReason : <FieldError text={fault} />}
          />
        )}
      />
      {children}
    </div>
  );
}

const listed = listedBy(textOf, LISTED);
