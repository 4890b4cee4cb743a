import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { deleteSubscription, leaveSubscription } from '../../../contract/subscriptions';
import { useRowDialog } from '../../kit/list/RowDialogs';
import { call } from '../../portal/client';
import { editPath } from '../../ui/paths';
import { AskedAct } from './AskedAct';
import { SendNow } from './SendNow';
import type { SubscriptionRecord } from './subscription';
import { useTurn } from './use-turn';

interface ActionsProps {
  subscription: SubscriptionRecord;
}

/** What its owner does with a subscription. */
export function OwnActions({ subscription }: ActionsProps) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const { search } = useLocation();
  const { turn, turning } = useTurn();
  const { id, view, state, version } = subscription;
  const name = view?.name ?? translate('subscriptions.viewGone');
  const label = (key: string) => translate(`subscriptions.actions.${key}`, { name });
  const active = state === 'active';
  return (
    <>
      {view !== null && (
        <>
          <Act
            label={label('send')}
            aria-haspopup="dialog"
            onClick={() =>
              openDialog((open, close) => (
                <SendNow open={open} subscription={subscription} name={name} onClose={close} />
              ))
            }
          >
            <SendOutlined />
          </Act>
          <Act
            label={label(active ? 'pause' : 'resume')}
            aria-busy={turning}
            onClick={() => turn(subscription)}
          >
            {active ? <PauseOutlined /> : <PlayArrowOutlined />}
          </Act>
          <Tooltip title={label('change')}>
            <IconButton
              component={Link}
              to={{ pathname: editPath(SUBSCRIPTIONS_PAGE, id), search }}
              preventScrollReset
              size="small"
              aria-label={label('change')}
            >
              <EditOutlined />
            </IconButton>
          </Tooltip>
        </>
      )}
      <Act
        label={label('remove')}
        aria-haspopup="dialog"
        onClick={() =>
          openDialog((open, close) => (
            <AskedAct
              open={open}
              texts="subscriptions.removal"
              words={{ name }}
              act={() => call(deleteSubscription, { params: { id }, query: { version } })}
              onClose={close}
            />
          ))
        }
      >
        <DeleteOutlined />
      </Act>
    </>
  );
}

/** What a person does with a subscription of somebody else that it receives. */
export function ReceivedActions({ subscription: { id, view, owner } }: ActionsProps) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const name = view?.name ?? translate('subscriptions.viewGone');
  return (
    <Act
      label={translate('subscriptions.actions.leave', { name })}
      aria-haspopup="dialog"
      onClick={() =>
        openDialog((open, close) => (
          <AskedAct
            open={open}
            texts="subscriptions.leaving"
            words={{ name, owner: owner.name }}
            act={() => call(leaveSubscription, { params: { id } })}
            onClose={close}
          />
        ))
      }
    >
      <UnsubscribeOutlined />
    </Act>
  );
}

/** A button of a row: an icon, and what it does with which subscription. */
export function Act({ label, ...props }: IconButtonProps & { label: string }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} {...props} />
    </Tooltip>
  );
}
