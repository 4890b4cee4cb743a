import { z } from 'zod';
import { SECURITY_EVENT_DAYS } from '../../../../contract/security-events';
import { defineSettings } from '../../../platform/settings';

/** Ten years, as no law asks for more. */
const MOST_DAYS = 3653;

/** The stream of security events goes back so many days. */
export const securitySettings = defineSettings({
  variables: {
    PORTAL_SECURITY_EVENTS_DAYS: z.coerce.number().int().min(1).max(MOST_DAYS).default(SECURITY_EVENT_DAYS),
  },
  read: ({ PORTAL_SECURITY_EVENTS_DAYS: days }) => ({ days }),
});
