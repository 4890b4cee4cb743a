import { useTranslate } from 'react-admin';
import { NotAuthorizedPage } from '../../../session/NotAuthorizedPage';
import { useMayAnswer } from '../../../session/use-may-answer';
import { BackArrow } from '../../../ui/BackArrow';
import { PageTitle } from '../../../ui/PageTitle';
import { DeliveriesCard } from './DeliveriesCard';

/** `/chamados/envios`: the orders that wait for the outside case system, and why; for level 1. */
export function DeliveriesPage() {
  const translate = useTranslate();
  if (!useMayAnswer('/chamados')) return <NotAuthorizedPage />;
  return (
    <>
      <PageTitle title={translate('workOrders.deliveries.title')} />
      <BackArrow to="/chamados" label={translate('workOrders.back')} />
      <DeliveriesCard />
    </>
  );
}
