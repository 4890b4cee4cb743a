import { z } from 'zod';
import type { ScreenPath } from './access';
import { secretText } from './texts';

/* What a subscription can be set to: when it is sent and where it goes, with the limits of both. */

/** The limits of subscriptions. */
export const SUBSCRIPTION = {
  /** Subscriptions of one person. */
  ofOnePerson: 50,
  /** People to whom one is sent. */
  people: 50,
  /** People whom a search offers. */
  found: 20,
  /** Own and received ones that are listed; more than anybody has. */
  listed: 500,
  /** Sendings of a page. */
  sendings: 50,
  /** Codes of establishments that a sending names as lost. */
  lostCodes: 20,
  /** Subscriptions of a page of those of everybody. */
  page: 100,
  host: 253,
  user: 100,
  folder: 500,
  password: 500,
  privateKey: 8000,
  /** For so many hours a sending is tried again; then it has failed. */
  triedHours: 72,
  /** A sending that goes out so many minutes after its time says that it is late. */
  lateMinutes: 60,
  /** Milliseconds that one try of an SFTP server may take until it has answered. */
  timeout: 10_000,
} as const;

/** The page of subscriptions in the console; links of mails lead there (`?envio=<id of a sending>`). */
export const SUBSCRIPTIONS_PAGE = '/assinaturas';
export const SENDING_PARAMETER = 'envio';

/** The screens whose views can be sent: the console offers it there alone, and every source that sends is of one of these. */
export const sentScreens = ['/transacoes-extrato'] as const satisfies readonly ScreenPath[];
export type SentScreen = (typeof sentScreens)[number];

/** Whether the views of a screen can be sent. */
export const canBeSent = (screen: ScreenPath): boolean => sentScreens.some((one) => one === screen);

export const subscriptionId = z.string().max(40);
/** Of the paths of a subscription, and of a sending. */
export const subscriptionParams = z.strictObject({ id: subscriptionId });
export const userId = z.int().min(1).max(2_147_483_647);
export const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** When it is sent; what is sent after a closing has no hour of its own. */
export const rhythms = ['daily', 'businessDays', 'weekly', 'monthly', 'dayClosed', 'monthClosed'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Rhythms that have an hour. */
export const isTimed = (kind: Rhythm): boolean => kind !== 'dayClosed' && kind !== 'monthClosed';

export const schedule = z.strictObject({
  rhythm: z.enum(rhythms),
  time: z
    .string()
    .max(5)
    .optional()
    .describe("HH:mm on the network's clocks; not for what is sent after a closing"),
  weekday: z.int().min(1).max(7).optional().describe('Weekly: 1 is Monday, 7 Sunday'),
  day: z
    .int()
    .min(1)
    .max(31)
    .optional()
    .describe(
      'Monthly: the day of the month; 31 is the last day of every month, as is any day that a month lacks',
    ),
});
export type Schedule = z.infer<typeof schedule>;

export const subscriptionChannels = ['mail', 'sftp', 'webhook'] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** A folder of an SFTP server. Passwords and private keys go in and never come out. */
const sftpTarget = z.strictObject({
  host: z.string().min(1).max(SUBSCRIPTION.host),
  port: z.int().min(1).max(65_535),
  user: z.string().min(1).max(SUBSCRIPTION.user),
  folder: z.string().max(SUBSCRIPTION.folder).describe('An existing folder; empty: where the user arrives'),
});

const credentials = {
  password: secretText(SUBSCRIPTION.password, 1).optional(),
  privateKey: secretText(SUBSCRIPTION.privateKey, 1)
    .optional()
    .describe('In the form of OpenSSH or PEM, without a passphrase'),
};

export const sftpGiven = sftpTarget.extend({
  ...credentials,
  hostKey: z
    .string()
    .max(100)
    .optional()
    .describe(
      'The fingerprint of the host key that the person has accepted (`checkSftp`). Another one is refused; without it the present key is taken',
    ),
});
export type SftpGiven = z.infer<typeof sftpGiven>;

/** The same as it is saved. */
export const sftpSaved = sftpGiven.extend({
  everywhere: z
    .boolean()
    .optional()
    .describe(
      'Whether `hostKey` is pinned in the other subscriptions of the person to the same host and port as well',
    ),
});

export const sftpStored = sftpTarget.extend({
  hostKey: z.string().describe('The pinned key of the host: `SHA256:…`, as OpenSSH shows it'),
  by: z.enum(['password', 'privateKey']).describe('By which it signs in'),
});

export const receiverId = z.int().min(1).max(2_147_483_647);
/** A receiver of events of the owner's (webhooks), to which `report.ready` is sent. */
export const receiver = z.strictObject({
  id: receiverId,
  url: z.string(),
  active: z.boolean().describe('Whether it is switched on'),
});
export type Receiver = z.infer<typeof receiver>;

/** Why a schedule is none, by its field; empty where it is one. */
export function scheduleProblems({
  rhythm,
  time,
  weekday,
  day,
}: Schedule): Partial<Record<'time' | 'weekday' | 'day', 'required' | 'notTaken' | 'noTime'>> {
  const asked = { time: isTimed(rhythm), weekday: rhythm === 'weekly', day: rhythm === 'monthly' };
  const given = { time, weekday, day };
  const problems: ReturnType<typeof scheduleProblems> = {};
  for (const field of ['time', 'weekday', 'day'] as const) {
    if (asked[field] && given[field] === undefined) problems[field] = 'required';
    else if (!asked[field] && given[field] !== undefined) problems[field] = 'notTaken';
  }
  if (problems.time === undefined && time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    problems.time = 'noTime';
  return problems;
}
