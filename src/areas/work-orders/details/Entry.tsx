import { useTranslate } from 'react-admin';
import type { ConversationEntry } from '../../../../contract/work-order-conversation';
import { MomentText } from '../../../kit/history/MomentText';
import { type OrderDetails, statusKeys } from '../work-order';
import { Attachment } from './Attachment';

interface EntryProps {
  workOrder: number;
  entry: ConversationEntry;
}

/** A comment, a picture, or a change of the status, with its author and time. */
export function Entry({ workOrder, entry }: EntryProps) {
  const translate = useTranslate();
  const { at, author, text, attachment, status } = entry;
  const name = author.own ? translate('workOrders.talk.you') : author.name;
  return (
    <li className={status === null ? (author.own ? 'own' : '') : 'change'}>
      <div className="head">
        <span className="author">{name}</span>
        {author.provider && <span>{translate('workOrders.talk.provider')}</span>}
        <MomentText at={at} />
      </div>
      {text !== null && <p>{text}</p>}
      {attachment !== null && <Attachment workOrder={workOrder} attachment={attachment} />}
      {status !== null && (
        <p>
          {translate('workOrders.talk.became', {
            status: translate(`workOrders.status.${statusKeys[status]}`),
          })}
        </p>
      )}
    </li>
  );
}

/** Shows what the requester has reported, which began the conversation. */
export function Report({ order }: { order: OrderDetails }) {
  const translate = useTranslate();
  return (
    <li>
      <div className="head">
        <span className="author">{order.solicitante.nomeFavorecido}</span>
        <span>{translate('workOrders.form.relatoUsuario')}</span>
        <MomentText at={order.createdDate} />
      </div>
      <p>{order.relatoUsuario}</p>
    </li>
  );
}
