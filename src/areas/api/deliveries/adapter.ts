import { deliverySorts, listWebhookDeliveries } from '../../../../contract/webhook-log';
import { listed } from '../../../kit/list/list-filter';
import { call } from '../../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../../portal/resource-adapter';
import type { DeliveryRecord, KeptFilter } from './delivery';

/** SES-28: the adapter of deliveries to one receiver, which is part of the filter. */
export const deliveryAdapter: ResourceAdapter<
  DeliveryRecord,
  KeptFilter & { webhook: number },
  (typeof deliverySorts)[number]
> = {
  sortable: deliverySorts,
  async list({ filter: { webhook, establishment, ...filter }, ...page }, signal) {
    const codes = listed(establishment).map(String);
    // An address may name several, which the call does not take: they are refused, and not all but one ignored.
    const query = {
      ...filter,
      ...(codes.length > 0 && { establishment: codes as unknown as string }),
      ...page,
    };
    const params = { id: Number(webhook) };
    return recordsOf(await call(listWebhookDeliveries, { params, query, signal }), (delivery) => ({
      ...delivery,
      webhook: params.id,
    }));
  },
};
