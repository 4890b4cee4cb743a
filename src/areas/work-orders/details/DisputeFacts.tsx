import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { WorkOrderDetails } from '../../../../contract/work-orders';
import { FormSection } from '../../../kit/edit/FormSection';
import { MomentText } from '../../../kit/history/MomentText';
import { useFormat } from '../../../ui/format/use-format';
import { Fact } from './Fact';
import { factsStyle } from './order-style';

interface DisputeFactsProps {
  dispute: NonNullable<WorkOrderDetails['contestacao']>;
}

/** The details of a dispute: amounts, moment, and the receipt. */
export function DisputeFacts({ dispute }: DisputeFactsProps) {
  const translate = useTranslate();
  const { money } = useFormat();
  const text = (key: string) => translate(`workOrders.form.${key}`);
  const amount = (value: typeof dispute.valorInserido, approximate: 'S' | 'N') =>
    approximate === 'S'
      ? translate('workOrders.details.approximate', { amount: money(value) })
      : money(value);
  return (
    <FormSection
      title={translate('workOrders.details.transaction')}
      text={translate('workOrders.details.transactionHelp')}
    >
      <Box component="dl" sx={factsStyle}>
        <Fact name={text('valorInserido')}>
          {amount(dispute.valorInserido, dispute.valorInseridoAproximado)}
        </Fact>
        <Fact name={text('valorContestado')}>
          {amount(dispute.valorContestado, dispute.valorSolicitadoAproximado)}
        </Fact>
        <Fact name={text('moment')}>
          <MomentText at={dispute.dataHoraTransacao} />
        </Fact>
        <Fact name={text('clientePossuiComprovante')}>
          {translate(dispute.clientePossuiComprovante === 'S' ? 'common.yes' : 'common.no')}
        </Fact>
        {dispute.nsu !== null && <Fact name={text('nsu')}>{dispute.nsu}</Fact>}
      </Box>
    </FormSection>
  );
}
