import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { requestTypes } from '../../../../contract/work-orders';
import { useFormInput } from '../../../kit/edit/use-form-input';

const words = { manutencaoTransacao: 'maintenance', contestacaoTransacao: 'dispute' } as const;

/** WO-10: the choice of the two types, as tiles that say what they are for. */
export function KindInput() {
  const translate = useTranslate();
  const id = useId();
  const { field } = useFormInput({ source: 'tipo' });
  return (
    <RadioGroup
      name={field.name}
      value={field.value}
      onChange={(_event, value) => field.onChange(value)}
      aria-label={translate('workOrders.form.kind')}
      sx={tilesStyle}
    >
      {requestTypes.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          data-checked={field.value === type}
          control={
            <Radio
              slotProps={{
                input: { 'aria-labelledby': `${id}-${type}`, 'aria-describedby': `${id}-${type}-help` },
              }}
            />
          }
          label={
            <>
              <Typography id={`${id}-${type}`} component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {translate(`workOrders.cases.${words[type]}`)}
              </Typography>
              <Typography id={`${id}-${type}-help`} variant="caption" component="span" color="text.secondary">
                {translate(`workOrders.form.${words[type]}Help`)}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}

const tilesStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '12px',
  '& > label': {
    alignItems: 'flex-start',
    margin: 0,
    padding: '8px 12px 10px 4px',
    border: '1px solid',
    borderColor: 'field',
    borderRadius: '6px',
  },
  '& .MuiFormControlLabel-label': { paddingTop: '8px' },
  '& > label[data-checked="true"]': {
    borderColor: 'primary.main',
    boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
    backgroundColor: 'tint',
  },
};
