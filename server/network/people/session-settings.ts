import { z } from 'zod';
import { LEVEL } from '../../../contract/access';
import { SESSION_HOURS } from '../../../contract/session';
import type { Config } from '../../platform/config';
import { defineSettings } from '../../platform/settings';

/** A year: a session that never ends is no setting. */
const MOST_HOURS = 8760;

const hours = z.coerce.number().int().min(1).max(MOST_HOURS);

/** `PORTAL_SESSION_HOURS`: one number for everybody, or that of level 1 and that of others. */
export const sessionSettings = defineSettings({
  variables: {
    PORTAL_SESSION_HOURS: z
      .string()
      .transform((text) => text.split(',').map((part) => hours.safeParse(part.trim()).data))
      .refine(
        (parts) => parts.length <= 2 && parts.every((part) => part !== undefined),
        `is neither a whole number of hours from 1 to ${MOST_HOURS} nor two of them, of level 1 and of others`,
      )
      .optional(),
  },
  read({ PORTAL_SESSION_HOURS: set }) {
    const [provider = SESSION_HOURS.provider, others = set === undefined ? SESSION_HOURS.others : provider] =
      set ?? [];
    return { provider, others };
  },
});

/** The milliseconds after which a session of a role ends, however much it is used. */
export function sessionMs(config: Config, role: number): number {
  const { provider, others } = config.of(sessionSettings);
  return (role === LEVEL.provider ? provider : others) * 3_600_000;
}
