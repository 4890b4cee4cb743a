import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DateField } from '../../../kit/date-field/DateField';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { TimeField } from '../../../network/reports/period/TimeField';
import { useToday } from '../../../ui/format/use-today';

/** WO-20: the time of the transaction, to the second. */
export function MomentInput() {
  const translate = useTranslate();
  const today = useToday();
  const date = useFormInput({ source: 'data' });
  const time = useFormInput({ source: 'hora' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '5fr 4fr' }, gap: '16px 12px' }}>
      <DateField
        required
        label={translate('workOrders.form.data')}
        value={date.field.value}
        max={today}
        fault={date.fault}
        inputRef={date.field.ref}
        onChange={date.field.onChange}
      />
      <TimeField
        required
        label={translate('workOrders.form.hora')}
        value={time.field.value}
        fault={time.fault}
        inputRef={time.field.ref}
        onChange={time.field.onChange}
      />
    </Box>
  );
}
