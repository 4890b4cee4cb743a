import type { BodyOf } from '../../../../contract/operation';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  updateWebhook,
  type Webhook,
} from '../../../../contract/webhooks';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import type { ResourceAdapter } from '../../../portal/resource-adapter';
import { PortalError } from '../../../ui/failure/portal-error';
import type { WebhookRecord } from './webhook';

const all = async (signal?: AbortSignal) =>
  checkedReply(
    await call(listWebhooks, { signal }),
    ({ content, dayClose }) => Array.isArray(content) && dayClose instanceof Object,
  );

/** The fields of a receiver that are saved. */
const settingsOf = ({ url, events, establishments, active }: Partial<Webhook>) =>
  ({ url, events, establishments, active }) as BodyOf<typeof createWebhook>;

/**
 * SES-28: the adapter of receivers of events. They are few (WEBHOOK.most), so one call returns all of them, and a
 * single one is taken from that list. The state of the business days is the list's `meta`.
 */
export const webhookAdapter: ResourceAdapter<WebhookRecord> = {
  sortable: [],
  async list(_query, signal) {
    const { content, dayClose } = await all(signal);
    return { data: content, total: content.length, meta: { dayClose } };
  },
  async one(id, signal) {
    const { content } = await all(signal);
    const found = content.find((webhook) => webhook.id === Number(id));
    if (found === undefined) throw new PortalError('refused', 404);
    return found;
  },
  async create(data) {
    const { webhook, secret } = await call(createWebhook, { body: settingsOf(data) });
    return { ...webhook, secret };
  },
  update: (id, data) =>
    call(updateWebhook, {
      params: { id: Number(id) },
      body: { ...settingsOf(data), version: (data as Webhook).version },
    }),
  async delete(id, { version }) {
    await call(deleteWebhook, {
      params: { id: Number(id) },
      query: version === undefined ? {} : { version },
    });
  },
};
