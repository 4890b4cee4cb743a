import { z } from 'zod';
import { recordKey } from './keys';
import { op } from './operation';
import { userParams } from './users';
import { webhook } from './webhooks';

/* The receivers of a manager's events, as level 1 looks after them (decision 57). */

const access = { person: { screens: ['/usuarios'] } } as const;

export const listUserWebhooks = op({
  name: 'listUserWebhooks',
  summary: "The receivers of a manager's events",
  description: 'Is empty for a user without receivers. Secrets are never shown.',
  method: 'GET',
  path: '/portal/users/api/webhooks/:id',
  access,
  params: userParams,
  reply: z.strictObject({ content: z.array(webhook) }),
});

export const deleteUserWebhook = op({
  name: 'deleteUserWebhook',
  summary: "Delete a receiver of a manager's events, with its waiting events and its log",
  description:
    'Events that are waiting for it are discarded. It answers 404 if the receiver has already been deleted.',
  method: 'DELETE',
  path: '/portal/users/api/webhooks/:id/:webhook',
  access,
  params: userParams.extend({ webhook: recordKey }),
  reply: z.strictObject({ id: recordKey }),
});
