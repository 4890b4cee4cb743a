import { z } from 'zod';
import { areNetworks } from '../../platform/http/networks';
import { isPrivate } from '../../platform/http/reach';
import { defineSettings } from '../../platform/settings';

/** Networks whose addresses webhooks may lead to although they are private, over http too: `10.0.0.0/8`. */
export const webhookSettings = defineSettings({
  variables: {
    PORTAL_WEBHOOKS_PRIVATE: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((network) => network !== ''))
      .refine(areNetworks, 'is no list of networks like 10.0.0.0/8')
      .refine(
        (networks) => !areNetworks(networks) || networks.every(isPrivate),
        'holds a network that is not private',
      )
      .default([]),
  },
  read: ({ PORTAL_WEBHOOKS_PRIVATE: opened }): readonly string[] => opened,
});
