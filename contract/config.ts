import { z } from 'zod';
import { languages } from './languages';
import { op } from './operation';

const phones = z.strictObject({ capitals: z.string(), otherRegions: z.string(), messaging: z.string() });

/** What a deployment decides and a browser has to know before anybody signs in. */
export const portalConfig = z.strictObject({
  currency: z
    .string()
    .length(3)
    .nullable()
    .describe('Pinned currency; null: the language decides (SHELL-23).'),
  timeZone: z.string().describe('IANA zone in which the network counts its days.'),
  robotCheck: z.boolean().describe('Whether sign-in asks for the robot check.'),
  phones: z.strictObject({ en: phones, co: phones, es: phones, pt: phones } satisfies Record<
    (typeof languages)[number],
    typeof phones
  >),
  contacts: z.strictObject({ dataProtection: z.string() }),
});
export type PortalConfig = z.infer<typeof portalConfig>;

export const getConfig = op({
  name: 'getConfig',
  summary: 'Values of this deployment that the console shows or counts with',
  method: 'GET',
  path: '/portal/config',
  access: 'public',
  reply: portalConfig,
});
