import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { asStored, useFormInput } from '../../../kit/edit/use-form-input';
import { legendStyle } from '../../../kit/list/controls-style';
import { EstablishmentSelect } from '../../../network/establishments/EstablishmentSelect';

/** The establishments whose events a receiver gets: all of the manager's, also future ones, or some. */
export function EstablishmentsInput() {
  const translate = useTranslate();
  const name = useId();
  const every = useFormInput({ source: 'every', format: asStored });
  const chosen = useFormInput({ source: 'establishments', format: asStored });
  const all = every.field.value === true;
  const text = (key: string) => translate(`api.webhooks.form.${key}`);
  return (
    <>
      <FormControl>
        <FormLabel id={name} sx={legendStyle}>
          {translate('api.webhooks.establishments')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={name}
          value={all ? 'every' : 'some'}
          onChange={(_event, value) => every.field.onChange(value === 'every')}
        >
          <FormControlLabel
            value="every"
            label={text('every')}
            control={<Radio slotProps={{ input: { ref: every.field.ref } }} />}
          />
          <FormControlLabel value="some" label={text('some')} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      {!all && (
        <div>
          <EstablishmentSelect
            label={text('chosen')}
            value={chosen.field.value as readonly string[]}
            fault={chosen.fault}
            fieldRef={chosen.field.ref}
            onChange={chosen.field.onChange}
          />
        </div>
      )}
    </>
  );
}
