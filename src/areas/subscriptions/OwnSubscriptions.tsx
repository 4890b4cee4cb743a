import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadingCard } from '../../kit/LoadingCard';
import { useAccess } from '../../session/use-access';
import { Message } from '../../ui/states/Message';
import { OwnActions, ReceivedActions } from './RowActions';
import { SubscriptionRows } from './SubscriptionRows';
import { useSubscriptions } from './use-subscriptions';

/** What the person has subscribed to, and below it what others send to it. */
export function OwnSubscriptions() {
  const translate = useTranslate();
  const mayOpen = useAccess();
  const { subscriptions, outbound, error, refresh } = useSubscriptions();
  const text = (key: string) => translate(`subscriptions.${key}`);
  if (subscriptions === undefined)
    return (
      <LoadingCard title={text('own')} error={error} failed={text('failed')} onRetry={refresh} height={200} />
    );
  const own = subscriptions.filter((one) => one.own);
  const received = subscriptions.filter((one) => !one.own);
  return (
    <>
      {!outbound && <Alert severity="warning">{text('outboundOff')}</Alert>}
      {own.length > 0 && <SubscriptionRows title={text('own')} rows={own} Actions={OwnActions} opens />}
      {own.length === 0 && (
        <Card component="section" aria-label={text('own')}>
          <Message
            title={text('none.title')}
            text={text('none.text')}
            action={
              mayOpen('/transacoes-extrato') && (
                <Button variant="outlined" component={Link} to="/transacoes-extrato">
                  {text('none.action')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {received.length > 0 && (
        <SubscriptionRows title={text('received')} rows={received} Actions={ReceivedActions} opens />
      )}
    </>
  );
}
