import type { Delivery, WebhookState } from '../../../../contract/webhooks';
import { webhookStates } from '../../../../contract/webhooks';
import { FetchedOneField } from '../../../kit/list/FetchedOneField';
import type { ListFilter } from '../../../kit/list/list-filter';
import type { Tone } from '../../../kit/StateMark';
import { establishmentOptions } from '../../../network/establishments/establishment-options';
import { eventKeys, isSentEvent, sentEventTypes, TEST_EVENT } from '../event-keys';

export const DELIVERIES = 'swagger/entregas';

/** A delivery with the receiver that it was sent to. */
export type DeliveryRecord = Delivery & { webhook: number };

/** The kept filters; an establishment is a list of one. The receiver is in the address. */
export interface KeptFilter {
  state: WebhookState;
  type: string;
  establishment: readonly string[];
}

export const tones: Record<WebhookState, Tone> = {
  waiting: 'open',
  delivered: 'good',
  failed: 'bad',
  withheld: 'off',
};

/** The key of an event's name. A type that only a newer server knows is shown as it is. */
export const eventKey = (type: string): string => {
  if (type === TEST_EVENT) return 'api.events.test';
  return isSentEvent(type) ? `api.events.${eventKeys[type]}` : type;
};

/** The filters, in the order of the dialog. */
export const deliveryFilters = [
  {
    source: 'state',
    label: 'api.deliveries.filters.state',
    choices: webhookStates.map((value) => ({ value, label: `api.deliveries.states.${value}` })),
  },
  {
    source: 'type',
    label: 'api.deliveries.filters.type',
    choices: [...sentEventTypes, TEST_EVENT].map((value) => ({ value, label: eventKey(value) })),
  },
  {
    source: 'establishment',
    label: 'api.deliveries.filters.establishment',
    Options: establishmentOptions(),
    Field: FetchedOneField,
  },
] as const satisfies readonly (ListFilter & { source: keyof KeptFilter })[];
