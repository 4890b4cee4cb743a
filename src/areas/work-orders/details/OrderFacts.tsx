import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { MomentText } from '../../../kit/history/MomentText';
import { Whole } from '../../../kit/Whole';
import { type OrderDetails, type OrderRecord, symptomKeys } from '../work-order';
import { DisputeFacts } from './DisputeFacts';
import { Fact } from './Fact';
import { factsStyle } from './order-style';

interface OrderFactsProps {
  /** `null` while nothing is known about it. */
  order: OrderRecord | OrderDetails | null;
  /** `null` while only the fields of the list are known. */
  details: OrderDetails | null;
}

/** The further fields of an order: its course, its subject, and its requester. */
export function OrderFacts({ order, details }: OrderFactsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.${key}`);
  if (order === null || details === null) {
    return (
      <Card sx={{ padding: '20px 24px 24px' }} aria-busy aria-label={translate('common.loading')}>
        <Skeleton variant="rounded" height={180} />
      </Card>
    );
  }
  return (
    <Card sx={{ overflow: 'visible' }}>
      <FormSection title={text('details.course')} text={text('details.dataHelp')}>
        <Box component="dl" sx={factsStyle}>
          <Fact name={text('columns.createdDate')}>
            <MomentText at={order.createdDate} />
          </Fact>
          <Fact name={text('columns.modifiedDate')}>
            <MomentText at={order.modifiedDate} />
          </Fact>
          {details.settledDate !== null && (
            <Fact name={text('details.settled')}>
              <MomentText at={details.settledDate} />
            </Fact>
          )}
          <Fact name={text('form.numeroCartaoOperador')}>{operatorOf(details) ?? text('details.none')}</Fact>
          {details.sintoma !== null && (
            <Fact name={text('form.sintoma')}>{text(`symptoms.${symptomKeys[details.sintoma]}`)}</Fact>
          )}
        </Box>
      </FormSection>
      {details.contestacao !== null && <DisputeFacts dispute={details.contestacao} />}
      <FormSection title={text('form.user')} text={text('details.requesterHelp')}>
        <Box component="dl" sx={factsStyle}>
          <Fact name={text('details.requestedBy')}>
            <Whole text={`${details.solicitante.nomeFavorecido} (${details.solicitante.cpfCnpj})`} />
          </Fact>
          <Fact name={text('form.email')}>
            <Whole text={details.solicitante.email} />
          </Fact>
          <Fact name={text('form.telefone')}>
            <Whole text={details.telefone} />
          </Fact>
        </Box>
      </FormSection>
    </Card>
  );
}

function operatorOf({ operador }: OrderDetails): string | null {
  if (operador === null) return null;
  const { nome, final } = operador;
  return nome === null ? final : `${nome} (${final})`;
}
