import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { endSubscription } from '../../../contract/all-subscriptions';
import { useRowDialog } from '../../kit/list/RowDialogs';
import { call } from '../../portal/client';
import { AskedAct } from './AskedAct';
import { Act } from './RowActions';
import type { SubscriptionRecord } from './subscription';

/** Ends a subscription of somebody, whoever that is, after a confirmation. */
export function EndOne({ subscription: { id, view, owner } }: { subscription: SubscriptionRecord }) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const words = { name: view?.name ?? translate('subscriptions.viewGone'), owner: owner.name };
  return (
    <Act
      label={translate('subscriptions.everybody.endOne.action', words)}
      aria-haspopup="dialog"
      onClick={() =>
        openDialog((open, close) => (
          <AskedAct
            open={open}
            texts="subscriptions.everybody.endOne"
            words={words}
            act={() => call(endSubscription, { params: { id } })}
            onClose={close}
          />
        ))
      }
    >
      <DeleteOutlined />
    </Act>
  );
}
