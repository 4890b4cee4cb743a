import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../kit/edit/FieldError';
import { useFormInput } from '../../kit/edit/use-form-input';
import { nameAndCode, useEstablishmentOptions } from '../../kit/establishments/use-establishments';
import { landmarkOf } from '../../kit/landmark';
import type { Choice } from '../../kit/multi-select/choice';

/** A list of thousands opens at once because only so many entries are drawn; typing reaches the others. */
const LISTED = 100;
const listed = createFilterOptions<Choice>({ limit: LISTED, stringify: nameAndCode });

/** react-admin shows nothing as an empty text. */
const asStored = (value: unknown) => value;

/** OPC-07: one of the person's establishments, found by its name or code. */
export function EstablishmentInput({ source }: { source: string }) {
  const translate = useTranslate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { field, fault } = useFormInput({ source, format: asStored });
  const { options, loading, failed, retry } = useEstablishmentOptions();
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
        autoHighlight
        getOptionLabel={nameAndCode}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        onChange={(_event, choice) => field.onChange(choice?.key ?? null)}
        onBlur={field.onBlur}
        openText={translate('multiSelect.open')}
        closeText={translate('multiSelect.close')}
        clearText={translate('common.clear')}
        loadingText={translate('operatorCodes.form.ecLoading')}
        noOptionsText={translate('multiSelect.noOptions')}
        slotProps={{ popper: { container: () => landmarkOf(root.current) } }}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label={translate('operatorCodes.form.ec')}
            placeholder={translate('operatorCodes.form.noEstablishment')}
            inputRef={field.ref}
            error={fault !== undefined}
            helperText={fault === undefined ? undefined : <FieldError text={fault} />}
          />
        )}
      />
      {failed !== null && (
        <Alert
          severity="error"
          sx={{ marginTop: '8px' }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate(failed)}
        </Alert>
      )}
    </div>
  );
}
