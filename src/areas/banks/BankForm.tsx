import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Controller, useForm } from 'react-hook-form';
import { ConflictNotice } from '../../kit/edit/ConflictNotice';
import { FieldError } from '../../kit/edit/FieldError';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { useSave } from '../../kit/edit/use-save';
import { HistoryDisclosure } from '../../kit/history/HistoryDisclosure';
import { fieldsStyle } from '../../kit/list/list-style';
import type { BankRecord } from './bank';
import { type BankValues, bankFields, bankOf, holds, isLength, valuesOf } from './bank-values';

interface BankFormProps {
  bank: BankRecord;
  /** Told whether something would be lost. */
  onChange: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** BANK-09: partner, length of the deposit code, active. Code and name cannot be changed. */
export function BankForm({ bank, onChange, onCancel, onSaved }: BankFormProps) {
  const translate = useTranslate();
  const [seen, setSeen] = useState(bank);
  const { control, handleSubmit, reset, setError, formState } = useForm<BankValues>({
    defaultValues: valuesOf(bank),
  });
  const { save, saving, failure, forget, begin } = useSave<BankRecord>({
    resource: 'bancos',
    holds,
    onSaved,
  });
  const { isDirty } = formState;
  useEffect(() => onChange(isDirty), [isDirty, onChange]);

  const send = handleSubmit(async (values) => {
    const stored = failure?.kind === 'conflict' ? failure.stored : seen;
    setSeen(stored);
    const result = await save(stored, { ...bankOf(values), version: stored.version });
    if (result?.kind !== 'failed') return;
    for (const field of bankFields) {
      const message = result.fields[field];
      if (message !== undefined) setError(field, { message });
    }
  });
  const submit = (event: FormEvent) => {
    begin();
    void send(event);
  };
  const text = (value: boolean | number) =>
    typeof value === 'number' ? String(value) : translate(value ? 'common.yes' : 'common.no');

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={fieldsStyle}>
        <Typography color="text.secondary">
          {seen.codigoBancario} · {seen.nome}
        </Typography>
        {failure?.kind === 'failed' && <SaveFailure error={failure.error} />}
        {failure?.kind === 'conflict' && (
          <ConflictNotice
            text={failure.text}
            changes={bankFields
              .filter((field) => seen[field] !== failure.stored[field])
              .map((field) => ({
                field: translate(`banks.edit.${field}`),
                before: text(seen[field]),
                after: text(failure.stored[field]),
              }))}
            onTakeStored={() => {
              setSeen(failure.stored);
              reset(valuesOf(failure.stored));
              forget();
            }}
          />
        )}
        <SwitchField control={control} name="parceiro" />
        <Controller
          control={control}
          name="tamanhoCodigoDepositoIdentificado"
          rules={{ validate: (typed) => isLength(typed) || translate('banks.edit.lengthWrong') }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              id="bank-length"
              label={translate('banks.edit.tamanhoCodigoDepositoIdentificado')}
              error={error !== undefined}
              helperText={
                error === undefined ? translate('banks.edit.lengthHelp') : <FieldError text={error.message} />
              }
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
            />
          )}
        />
        <SwitchField control={control} name="ativo" />
        <HistoryDisclosure entity="bank" recordKey={bank.id} />
      </DialogContent>
      <DialogActions>
        {!isDirty && (
          <Typography variant="body2" color="text.secondary" sx={{ marginRight: 'auto' }}>
            {translate('edit.untouched')}
          </Typography>
        )}
        <Button variant="outlined" onClick={onCancel}>
          {translate('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" aria-busy={saving}>
          {translate(failure?.kind === 'conflict' ? 'edit.anyway' : 'common.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface SwitchFieldProps {
  control: ReturnType<typeof useForm<BankValues>>['control'];
  name: 'parceiro' | 'ativo';
}

function SwitchField({ control, name }: SwitchFieldProps) {
  const translate = useTranslate();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ref, onChange, ...field } }) => (
        <FormControlLabel
          label={translate(`banks.edit.${name}`)}
          sx={{ margin: 0, gap: '10px' }}
          control={
            <Switch
              {...field}
              checked={value}
              onChange={(_event, checked) => onChange(checked)}
              slotProps={{ input: { ref, role: 'switch' } }}
            />
          }
        />
      )}
    />
  );
}
