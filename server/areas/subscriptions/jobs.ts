import { z } from 'zod';
import type { SubscriptionChannel } from '../../../contract/subscription-settings';
import type { JobKind } from '../../platform/jobs/kind';

const sending = z.strictObject({ sending: z.uuid() });
type SendingJob = JobKind<z.infer<typeof sending>>;

/**
 * The attempts of a sending take longer than `SUBSCRIPTION.triedHours`, after which the sending says by itself that it has
 * failed: a quarter of an hour lies between two of them.
 */
const ATTEMPTS = 330;

/** What sends, by the way that it goes. */
export const sendingJobs: Readonly<Record<SubscriptionChannel, SendingJob>> = {
  mail: { name: 'subscriptionMail', payload: sending, attempts: ATTEMPTS, seconds: 600 },
  sftp: {
    name: 'subscriptionSftp',
    payload: sending,
    attempts: ATTEMPTS,
    seconds: 1800,
    queue: 'receivers',
  },
  // It queues the event; that is sent with the others of its receiver.
  webhook: { name: 'subscriptionWebhook', payload: sending, attempts: ATTEMPTS, seconds: 600 },
};

const nothing = z.strictObject({});

/** Makes the runs of subscriptions that are due. */
export const planJob: JobKind<z.infer<typeof nothing>> = {
  name: 'subscriptionPlan',
  payload: nothing,
  attempts: 10,
  seconds: 300,
};
