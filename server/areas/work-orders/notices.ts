import { defineNotice, type NoticeKind } from '../../engines/notices/define';
import type { OrderEvent } from './mail';

/** `by`: the name of the person who did it, where it is shown. */
interface OrderWords {
  number: number;
  shop: string;
  terminal: string;
  by?: string;
}

const orderNotice = (kind: NoticeKind) =>
  defineNotice<OrderWords>({
    kind,
    type: 'workOrder',
    words: ({ number, by = '', ...place }) => ({ number: String(number), by, ...place }),
    screen: '/chamados',
    record: ({ number }) => String(number),
  });

/** Each event of an order has a notice. */
export const orderNotices = {
  opened: orderNotice('workOrderOpened'),
  attended: orderNotice('workOrderAttended'),
  closed: orderNotice('workOrderClosed'),
  waiting: orderNotice('workOrderWaiting'),
  reopened: orderNotice('workOrderReopened'),
  commented: orderNotice('workOrderCommented'),
} as const satisfies Record<OrderEvent, unknown>;
