import { useTranslate } from 'react-admin';
import { useMayAnswer } from '../../../session/use-may-answer';
import { BackArrow } from '../../../shell/BackArrow';
import { PageTitle } from '../../../shell/PageTitle';
import { NotAuthorizedPage } from '../../../shell/states/NotAuthorizedPage';
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
