import { z } from 'zod';
import type { ScreenPath } from './access';
import { audited } from './audited';
import { exportReply, fileFormats } from './exports';
import { languages } from './languages';
import { namedPerson } from './named-person';
import { op } from './operation';
import { tagged } from './tagged';
import { STALE, versioned } from './versions';

/*
 * Subscriptions (decision 116): what a saved view shows, sent again and again. Whose rows a file has is judged at each
 * sending, by the scope of whoever it is for.
 */

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

const access = { person: 'signedIn' } as const;
/** Subscriptions of everybody: whoever manages people. */
const managing = { person: { screens: ['/usuarios'], changes: true } } as const;

const id = z.string().max(40);
const params = z.strictObject({ id });
const userId = z.int().min(1).max(2_147_483_647);
const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** When it is sent; what is sent after a closing has no hour of its own. */
export const rhythms = ['daily', 'businessDays', 'weekly', 'monthly', 'dayClosed', 'monthClosed'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Rhythms that have an hour. */
export const isTimed = (kind: Rhythm): boolean => kind !== 'dayClosed' && kind !== 'monthClosed';

const schedule = z.strictObject({
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
  password: z.string().min(1).max(SUBSCRIPTION.password).optional(),
  privateKey: z
    .string()
    .min(1)
    .max(SUBSCRIPTION.privateKey)
    .optional()
    .describe('In the form of OpenSSH or PEM, without a passphrase'),
};

const sftpGiven = sftpTarget.extend({
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

const sftpStored = sftpTarget.extend({
  hostKey: z.string().describe('The pinned key of the host: `SHA256:…`, as OpenSSH shows it'),
  by: z.enum(['password', 'privateKey']).describe('By which it signs in'),
});
export type SftpStored = z.infer<typeof sftpStored>;

const receiverId = z.int().min(1).max(2_147_483_647);
/** A receiver of events of the owner's (webhooks), to which `report.ready` is sent. */
const receiver = z.strictObject({
  id: receiverId,
  url: z.string(),
  active: z.boolean().describe('Whether it is switched on'),
});
export type Receiver = z.infer<typeof receiver>;

/**
 * Why nothing is sent until somebody does something.
 * `paused`: by its owner; `viewGone`: the view was deleted, or is not shared with its owner any more; `ownerGone`: its
 * owner was switched off.
 */
export const subscriptionStates = ['active', 'paused', 'viewGone', 'ownerGone'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** `empty`: sent, without rows; `withheld`: the recipient may not have it, `reason` says why; `failed`: given up. */
export const sendingStates = ['waiting', 'sent', 'empty', 'withheld', 'failed'] as const;
export type SendingState = (typeof sendingStates)[number];

/** Why a sending was withheld or has failed, or why its last try has. */
export const sendingReasons = [
  'left',
  'screen',
  'view',
  'beyondScope',
  'partOfAccount',
  'period',
  'filter',
  'tooManyRows',
  'viewGone',
  'ownerGone',
  'mailRefused',
  'mailUnreachable',
  'outboundOff',
  'address',
  'unknownHost',
  'unreachable',
  'timeout',
  'hostKey',
  'signIn',
  'folder',
  'full',
  'secretGone',
  'server',
  'apiAccess',
  'receiverGone',
  'receiverOff',
  'receiverPaused',
  'receiverRefused',
  'certificate',
] as const;
export type SendingReason = (typeof sendingReasons)[number];

const amount = z.string().describe('A decimal with two places');
/** What the rows of a file come to. */
const controlTotal = z.strictObject({
  rows: z.int().min(0),
  deposits: amount.nullable().describe('`null` where the file has no amounts of its own'),
  withdrawals: amount.nullable().describe('A positive number'),
  balance: amount.nullable(),
});
export type ControlTotal = z.infer<typeof controlTotal>;

const sending = z.strictObject({
  id,
  subscription: id,
  number: z
    .int()
    .min(1)
    .nullable()
    .describe('1, 2, 3 and so on of each subscription, the same for all recipients; null: a test'),
  view: z.string().describe('The name of the view'),
  format: z.enum(fileFormats),
  bankFile: z.int().nullable().describe('Its number in the series of its account; null: it is none of them'),
  channel: z.enum(subscriptionChannels),
  recipient: namedPerson,
  plannedDate: moment.describe('When it was due'),
  state: z.enum(sendingStates),
  reason: z.enum(sendingReasons).nullable(),
  tries: z.int().min(0),
  sentDate: moment.nullable(),
  late: z.boolean().describe('It went out, or will, well after its time'),
  total: controlTotal
    .nullable()
    .describe('`null` until it is made, and for all but its recipient, whose establishments it is about'),
  part: z.boolean().describe('What lies beyond the scope of the recipient was left out'),
  fileName: z.string().nullable().describe('Under which it lies on the server; by mail null'),
  file: z.boolean().describe('Whether the person who asks can fetch the file'),
});
export type Sending = z.infer<typeof sending>;

const subscription = z.strictObject({
  id,
  own: z.boolean(),
  owner: namedPerson,
  view: z
    .strictObject({ id, name: z.string(), screen: z.string() })
    .nullable()
    .describe('null: it was deleted'),
  format: z.enum(fileFormats),
  numbered: z
    .boolean()
    .describe('Whether it sends the numbered bank files of its account, and not the days of its view'),
  language: z.enum(languages).describe('Of messages and files'),
  schedule,
  channel: z.enum(subscriptionChannels),
  sftp: sftpStored
    .nullable()
    .describe('Without what it signs in with; null: it goes another way, or not the owner'),
  webhook: receiver
    .nullable()
    .describe('null: it goes another way, the receiver was deleted, or not the owner'),
  recipients: z
    .array(namedPerson)
    .max(SUBSCRIPTION.people)
    .describe(
      'Who gets it by mail, its owner perhaps among them; nobody where it goes to a server or a receiver. A recipient sees itself alone',
    ),
  attached: z.boolean().describe('By mail: the file itself, where the deployment allows it, and not a link'),
  state: z.enum(subscriptionStates),
  nextDate: moment
    .nullable()
    .describe('When it is due next; null: after the next closing, or as long as it is not active'),
  last: sending.nullable().describe('Its latest sending; of others those to the person who asks'),
  createdDate: moment,
  version: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

const settings = {
  format: z.enum(fileFormats),
  language: z.enum(languages).optional().describe('That of the call where none is sent'),
  numbered: z
    .boolean()
    .optional()
    .describe(
      'Of bank files: each is the next one of the series of the account, with what came or was cancelled since the one ' +
        'before; otherwise it has the days of the view, and no number of the account',
    ),
  schedule,
  channel: z.enum(subscriptionChannels),
  sftp: sftpGiven.optional().describe('Of the channel `sftp`'),
  webhook: receiverId.optional().describe("Of the channel `webhook`: a receiver of the person's own"),
  recipients: z
    .array(userId)
    .max(SUBSCRIPTION.people)
    .describe('Of the channel `mail`: at least one person who may open the view'),
  attached: z.boolean().optional(),
};

export const listSubscriptions = op({
  name: 'listSubscriptions',
  summary: 'The subscriptions of the person, and those that it receives',
  description: 'Its own ones first, then by the name of the view.',
  method: 'GET',
  path: '/portal/subscriptions',
  access,
  reply: z.strictObject({
    subscriptions: z.array(subscription).max(SUBSCRIPTION.listed),
    attachments: z.boolean().describe('Whether the deployment allows files in mails'),
    outbound: z.boolean().describe('Whether anything leaves this deployment'),
    timeZone: z.string().describe('Whose clocks all hours go by'),
  }),
});

export const getSubscriptionOffer = op({
  name: 'getSubscriptionOffer',
  summary: 'How a saved view can be subscribed to',
  description: 'A view that the person does not see is answered with 404, one of a closed screen with 403.',
  method: 'GET',
  path: '/portal/views/:id/subscription',
  access,
  params,
  reply: z.strictObject({
    formats: z
      .array(z.enum(fileFormats))
      .describe('Forms of its files; none: views of its screen cannot be sent'),
    mayName: z.boolean().describe('Whether the person may name other recipients'),
    moves: z
      .boolean()
      .describe('Whether its period moves with the day; days that stay the same are sent again'),
    receivers: z
      .array(receiver)
      .nullish()
      .describe('Receivers of events of the person; null: it has no access to the API'),
    attachments: z.boolean(),
    outbound: z.boolean(),
    timeZone: z.string(),
  }),
});

export const findSubscriptionPeople = op({
  name: 'findSubscriptionPeople',
  summary: 'People who may open a view and to whom it can be sent',
  description: 'By name or login. The person itself is among them.',
  method: 'GET',
  path: '/portal/subscription-people',
  access,
  query: z.strictObject({ view: id, text: z.string().min(1).max(100) }),
  reply: z.strictObject({ people: z.array(namedPerson).max(SUBSCRIPTION.found) }),
});

export const createSubscription = op({
  name: 'createSubscription',
  summary: 'Subscribe to a saved view',
  description:
    'An SFTP server is signed in to before it is stored, and the key of its host is pinned. 400 names what is wrong with it.',
  method: 'POST',
  path: '/portal/subscriptions',
  access,
  body: z.strictObject({ view: id, ...settings }),
  reply: subscription,
  creates: true,
});

export const updateSubscription = op({
  name: 'updateSubscription',
  summary: 'Change, pause or resume a subscription of one’s own',
  description:
    'What is not sent stays. `sftp` without a password or key keeps the stored one for the same host, port and user. What ' +
    `has come due while it was paused is not sent. ${STALE}`,
  method: 'PUT',
  path: '/portal/subscriptions/:id',
  access,
  params,
  body: z.strictObject({
    ...versioned,
    format: settings.format.optional(),
    numbered: settings.numbered,
    language: settings.language,
    schedule: schedule.optional(),
    channel: settings.channel.optional(),
    sftp: settings.sftp,
    webhook: settings.webhook,
    recipients: settings.recipients.optional(),
    attached: settings.attached,
    paused: z.boolean().optional().describe('`false` lets it go on, whatever had stopped it'),
  }),
  reply: subscription,
});

export const deleteSubscription = op({
  name: 'deleteSubscription',
  summary: 'End a subscription of one’s own',
  description: `Its sendings are forgotten, and their links end. ${STALE}`,
  method: 'DELETE',
  path: '/portal/subscriptions/:id',
  access,
  params,
  query: z.strictObject(versioned),
  reply: z.strictObject({ id }),
});

export const leaveSubscription = op({
  name: 'leaveSubscription',
  summary: 'Receive a subscription of somebody else no more',
  description: 'Its owner sees that the person is no recipient any more.',
  method: 'DELETE',
  path: '/portal/subscriptions/:id/recipient',
  access,
  params,
  reply: z.strictObject({ id }),
});

export const sendSubscription = op({
  name: 'sendSubscription',
  summary: 'Send a subscription of one’s own now',
  description:
    'To everybody, with the next number; as a test to the owner alone, the server or the receiver, without a number. It is sent after ' +
    'the answer: its sendings say how it went.',
  method: 'POST',
  path: '/portal/subscriptions/:id/send',
  access,
  params,
  body: z.strictObject({ test: z.boolean() }),
  reply: z.strictObject({ sendings: z.array(sending).max(SUBSCRIPTION.people) }),
});

export const checkSftp = op({
  name: 'checkSftp',
  summary: 'Look whether an SFTP server can be signed in to, and which key its host has',
  description:
    'Signs in and looks at the folder; nothing is stored. 400 names what is wrong. Without password and key, those that are ' +
    'stored with `subscription` are tried.',
  method: 'POST',
  path: '/portal/subscription-servers',
  access,
  body: sftpGiven.extend({ subscription: id.optional() }),
  reply: z.strictObject({
    hostKey: z.string().describe('The fingerprint, `SHA256:…`'),
    changed: z.boolean().describe('Whether it differs from the one that is pinned in `subscription`'),
  }),
  reads: true,
});

export const listSendings = op({
  name: 'listSendings',
  summary: 'The sendings of a subscription, newest first',
  description: 'Its owner sees all of them, a recipient its own ones.',
  method: 'GET',
  path: '/portal/subscriptions/:id/sendings',
  access,
  params,
  query: z.strictObject({ before: id.optional().describe('Only those that are older than this sending') }),
  reply: z.strictObject({
    sendings: z.array(sending).max(SUBSCRIPTION.sendings),
    next: id.nullable().describe('`before` of the next page; null: there are no more'),
  }),
});

export const getSending = op({
  name: 'getSending',
  summary: 'A sending, for its recipient or the owner of its subscription',
  description: 'Links in mails lead to it. One of others, or one that is forgotten, is answered with 404.',
  method: 'GET',
  path: '/portal/subscription-sendings/:id',
  access,
  params,
  reply: sending,
});

export const sendingFile = op({
  name: 'sendingFile',
  summary: 'The address of the file of a sending',
  description:
    'For its recipient alone, within the scope of now: whoever has lost an establishment since gets the file without it. ' +
    'It has the rows of the moment of the sending, and its address works for 15 minutes as that of any export.',
  method: 'POST',
  path: '/portal/subscription-sendings/:id/file',
  access,
  params,
  body: z.strictObject({}),
  reply: exportReply,
});

export const listAllSubscriptions = op({
  name: 'listAllSubscriptions',
  summary: 'The subscriptions of everybody, or those that a person owns or receives',
  description: 'For those who manage people. In the order of their creation, newest first.',
  method: 'GET',
  path: '/portal/all-subscriptions',
  access: managing,
  query: z.strictObject({
    person: userId.optional(),
    before: id.optional().describe('Only those that are older than this one'),
  }),
  reply: z.strictObject({
    subscriptions: z.array(subscription).max(SUBSCRIPTION.page),
    next: id.nullable(),
  }),
});

export const endSubscription = op({
  name: 'endSubscription',
  summary: 'End a subscription of somebody else',
  description: 'For those who manage people. Its owner is told.',
  method: 'DELETE',
  path: '/portal/all-subscriptions/:id',
  access: managing,
  params,
  reply: z.strictObject({ id }),
});

export const endSubscriptionsOf = op({
  name: 'endSubscriptionsOf',
  summary: 'End all subscriptions that a person owns, and send it none of those of others',
  description: 'For those who manage people, as when somebody leaves.',
  method: 'POST',
  path: '/portal/all-subscriptions/end',
  access: managing,
  body: z.strictObject({ person: userId }),
  reply: z.strictObject({ ended: z.int().min(0), left: z.int().min(0) }),
});

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

export const subscriptionAudit = audited({
  subscription: {
    subscribed_view: 'text',
    subscription_owner: 'person',
    file_format: 'code',
    numbered_files: 'yesNo',
    rhythm: 'text',
    channel: 'code',
    target: 'text',
    host_key: 'code',
    sign_in_secret: 'code',
    recipients: 'text',
    attached: 'yesNo',
    subscription_state: 'text',
  },
});

export const subscriptionTag = tagged({
  subscriptions: 'Saved views that are sent again and again.',
  'subscription-people': 'People to whom views can be sent.',
  'subscription-servers': 'SFTP servers that files are sent to.',
  'subscription-sendings': 'What was sent, and its files.',
  'all-subscriptions': 'The subscriptions of everybody.',
});
