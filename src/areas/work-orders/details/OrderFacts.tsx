import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { MomentText } from '../../../kit/history/MomentText';
import { Whole } from '../../../kit/Whole';
import { useMayAnswer } from '../../../session/use-may-answer';
import { Sla } from '../Sla';
import { StatusSelect } from '../StatusSelect';
import { StatusText } from '../StatusText';
import { type OrderDetails, type OrderRecord, symptomKeys, typeKey } from '../work-order';
import { DisputeFacts } from './DisputeFacts';
import { Fact } from './Fact';
import { factsStyle } from './order-style';

interface OrderFactsProps {
  /** `null` while nothing is known about it. */
  order: OrderRecord | OrderDetails | null;
  /** `null` while only the fields of the list are known. */
  details: OrderDetails | null;
  /** Called when its status was changed. */
  onChanged?: () => void;
}

/** The fields of an order: its status, its subject, and its requester. */
export function OrderFacts({ order, details, onChanged }: OrderFactsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.${key}`);
  const waiting = details === null && { 'aria-busy': true, 'aria-label': translate('common.loading') };
  if (order === null) {
    return (
      <Card sx={cardStyle} component="section" {...waiting}>
        <Box sx={{ padding: '20px 24px 24px' }}>
          <Skeleton variant="rounded" height={180} />
        </Box>
      </Card>
    );
  }
  return (
    <Card sx={cardStyle} component="section" {...waiting}>
      <FormSection title={text('details.data')} text={text('details.dataHelp')}>
        <Box component="dl" sx={factsStyle}>
          <Fact name={text('columns.caseType')}>{text(`cases.${typeKey(order.caseType)}`)}</Fact>
          <Fact name={text('columns.status')}>
            <Status order={order} changeable={details !== null} onChanged={onChanged} />
          </Fact>
          <Fact name={text('columns.sla')}>
            <Sla order={order} whole />
          </Fact>
          <Fact name={text('form.numeroLogico')}>{order.numeroLogico}</Fact>
          <Fact name={text('details.establishment')}>
            {order.nomeEstabelecimento} (Cód.: {order.ec})
          </Fact>
          <Fact name={text('form.numeroCartaoOperador')}>{operatorOf(details) ?? text('details.none')}</Fact>
          <Fact name={text('columns.createdDate')}>
            <MomentText at={order.createdDate} />
          </Fact>
          <Fact name={text('columns.modifiedDate')}>
            <MomentText at={order.modifiedDate} />
          </Fact>
          {details?.settledDate != null && (
            <Fact name={text('details.settled')}>
              <MomentText at={details.settledDate} />
            </Fact>
          )}
          {details?.sintoma != null && (
            <Fact name={text('form.sintoma')}>{text(`symptoms.${symptomKeys[details.sintoma]}`)}</Fact>
          )}
        </Box>
        {details === null ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <Box component="dl" sx={factsStyle}>
            <Fact name={text('form.relatoUsuario')} whole>
              {details.relatoUsuario}
            </Fact>
          </Box>
        )}
      </FormSection>
      {details?.contestacao != null && <DisputeFacts dispute={details.contestacao} />}
      {details !== null && (
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
      )}
    </Card>
  );
}

interface StatusProps {
  order: OrderRecord | OrderDetails;
  changeable: boolean;
  onChanged: (() => void) | undefined;
}

/** WO-02: people of level 1 can change the status here as well. */
function Status({ order, changeable, onChanged }: StatusProps) {
  const mayChange = useMayAnswer('/chamados');
  return mayChange && changeable ? (
    <StatusSelect order={order} onSettled={onChanged} />
  ) : (
    <StatusText status={order.status} />
  );
}

function operatorOf(details: OrderDetails | null): string | null {
  if (details === null || details.operador === null) return null;
  const { nome, final } = details.operador;
  return nome === null ? final : `${nome} (${final})`;
}
