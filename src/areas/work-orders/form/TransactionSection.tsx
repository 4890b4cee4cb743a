import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../../../kit/edit/FormSection';
import { fieldsStyle } from '../../../kit/edit/form-style';
import { ReadOnlyField } from '../../../ui/fields/ReadOnlyField';
import { useFormat } from '../../../ui/format/use-format';
import { CheckInput } from './CheckInput';
import { MomentInput } from './MomentInput';
import { MoneyInput } from './MoneyInput';
import { NsuInput } from './NsuInput';
import type { OrderValues } from './order-values';
import { ReceiptInput } from './ReceiptInput';

interface TransactionSectionProps {
  /** Whether the moment is that of a transaction of the statement. */
  locked: boolean;
}

/** WO-13 to WO-17, WO-20: the disputed transaction. */
export function TransactionSection({ locked }: TransactionSectionProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.form.${key}`);
  return (
    <FormSection title={text('transaction')} text={text('transactionHelp')}>
      <Box sx={fieldsStyle}>
        <div>
          <MoneyInput source="valorInserido" label={text('valorInserido')} />
          <CheckInput source="valorInseridoAproximado" label={text('valorInseridoAproximado')} />
        </div>
        <div>
          <MoneyInput source="valorContestado" label={text('valorContestado')} />
          <CheckInput source="valorSolicitadoAproximado" label={text('valorSolicitadoAproximado')} />
        </div>
        {locked ? <LockedMoment /> : <MomentInput />}
        <ReceiptInput source="clientePossuiComprovante" />
        <NsuInput source="nsu" />
      </Box>
    </FormSection>
  );
}

/** The moment is read-only, because it is part of the key of the transaction. */
function LockedMoment() {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const [data, hora] = useWatch<OrderValues, ['data', 'hora']>({ name: ['data', 'hora'] });
  const { date, time } = dateTime(`${data}T${hora}`);
  return <ReadOnlyField whole label={translate('workOrders.form.moment')} value={`${date} ${time}`} />;
}
