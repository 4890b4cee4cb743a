import { z } from 'zod';
import { languages } from './languages';
import { op } from './operation';
import { phoneCountries } from './phone-countries';
import { tagged } from './tagged';

/** HELP-01: the numbers of one language; an empty one has no row. */
export const phoneKinds = ['capitals', 'otherRegions', 'messaging'] as const;
const phones = z.strictObject({ capitals: z.string(), otherRegions: z.string(), messaging: z.string() });

/** HELP-06: an entry of the bulletins, in the caller's language. */
const video = z.strictObject({
  url: z.string().describe('Of the portal itself, which serves it with range requests'),
  title: z.string(),
  text: z.string(),
  date: z.string().describe('YYYY-MM-DD'),
  poster: z.string().nullable().describe('Additive: a picture in its place before it plays'),
  captions: z.string().nullable().describe('Additive: what it shows, as WebVTT'),
});
export type Video = z.infer<typeof video>;

/**
 * Passwords are chosen by the rules of the specification (LOG-20, LOG-31), or by those of NIST SP 800-63B, which asks for
 * length alone (decision 101).
 */
export const passwordPolicies = ['specification', 'nist'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];

/** The settings of the deployment that a browser needs before anybody signs in. */
export const portalConfig = z.strictObject({
  currency: z
    .string()
    .length(3)
    .nullable()
    .describe('Pinned currency; null: the language decides (SHELL-23).'),
  timeZone: z.string().describe('IANA zone in which the network counts its days.'),
  phoneCountry: z
    .enum(phoneCountries)
    .describe('Whose phone numbers need no code in front, and have its mask (WO-12)'),
  robotCheck: z.boolean().describe('Whether sign-in asks for the robot check.'),
  passwordPolicy: z
    .enum(passwordPolicies)
    .describe('By which rules passwords are chosen: those of the specification, or length alone (LOG-31)'),
  signOn: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .describe('Providers of OpenID Connect at which people may sign in'),
  phones: z.strictObject({ en: phones, co: phones, es: phones, pt: phones } satisfies Record<
    (typeof languages)[number],
    typeof phones
  >),
  contacts: z.strictObject({ dataProtection: z.string().describe('An e-mail address') }),
  videos: z.array(video).describe('Of the bulletins (HELP-06)'),
});
export type PortalConfig = z.infer<typeof portalConfig>;

/** Whether a reply has the fields that the pages read without a check. */
export const looksLikeConfig = (reply: { readonly [Key in keyof PortalConfig]?: unknown }): boolean =>
  Boolean(reply.phones && reply.contacts && reply.videos);

export const getConfig = op({
  name: 'getConfig',
  summary: 'Settings of this deployment that the console uses',
  description:
    'Needs no token. Returns the time zone, the fixed currency, support numbers, contacts and videos of this ' +
    'deployment. The answer is the same for everybody, apart from the language of the texts.',
  method: 'GET',
  path: '/portal/config',
  access: 'public',
  reply: portalConfig,
});

export const configTag = tagged({ config: 'Settings of the deployment.' });
