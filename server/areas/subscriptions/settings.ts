import { z } from 'zod';
import { areNetworks } from '../../platform/http/networks';
import { isPrivate } from '../../platform/http/reach';
import { defineSettings } from '../../platform/settings';

interface SubscriptionSettings {
  /** Whether files may leave as attachments of mails. */
  readonly attachments: boolean;
  /** Private networks in which SFTP servers may be, on any port. */
  readonly opened: readonly string[];
}

/** What a deployment says of subscriptions (decision 116). */
export const subscriptionSettings = defineSettings({
  variables: {
    PORTAL_MAIL_ATTACHMENTS: z.enum(['on', 'off']).default('off'),
    PORTAL_SFTP_PRIVATE: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((network) => network !== ''))
      .refine(areNetworks, 'is no list of networks like 10.0.0.0/8')
      .refine(
        (networks) => !areNetworks(networks) || networks.every(isPrivate),
        'holds a network that is not private',
      )
      .default([]),
  },
  read: ({ PORTAL_MAIL_ATTACHMENTS: attachments, PORTAL_SFTP_PRIVATE: opened }): SubscriptionSettings => ({
    attachments: attachments === 'on',
    opened,
  }),
});
