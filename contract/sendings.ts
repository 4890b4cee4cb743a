import { z } from 'zod';
import { exportReply, fileFormats } from './exports';
import { namedPerson } from './named-person';
import { op } from './operation';
import {
  moment,
  SUBSCRIPTION,
  subscriptionChannels,
  subscriptionId,
  subscriptionParams,
} from './subscription-settings';

/* What a subscription has sent (decision 116). */

const access = { person: 'signedIn' } as const;

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
  'noRecipients',
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
  'wayChanged',
  'queued',
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

/** Over which establishments a file goes, beside that of the number before. */
const coveredEstablishments = z.strictObject({
  count: z.int().min(0),
  before: z.int().min(0).nullable().describe('Of the number before that the recipient got; null: not known'),
  lost: z.int().min(0).describe('How many of those before are no longer among them'),
  lostCodes: z
    .array(z.string())
    .max(SUBSCRIPTION.lostCodes)
    .describe('The first of their codes, for the recipient alone'),
});
export type CoveredEstablishments = z.infer<typeof coveredEstablishments>;

/** @returns whether a file goes over other establishments than the one before */
export const goesOverOthers = ({ count, before, lost }: CoveredEstablishments): boolean =>
  before !== null && (before !== count || lost > 0);

export const sending = z.strictObject({
  id: subscriptionId,
  subscription: subscriptionId,
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
  establishments: coveredEstablishments
    .nullable()
    .optional()
    .describe('null: not known, or a numbered file of an account, which goes over all of them'),
  fileName: z.string().nullable().describe('Under which it lies on the server; by mail null'),
  file: z.boolean().describe('Whether the person who asks can fetch the file'),
  again: z
    .boolean()
    .describe('Whether the person who asks can have it sent again: it has failed, and is theirs'),
});
export type Sending = z.infer<typeof sending>;

export const sendSubscription = op({
  name: 'sendSubscription',
  summary: 'Send a subscription of one’s own now',
  description:
    'To everybody, with the next number; as a test to the owner alone, the server or the receiver, without a number. It is sent after ' +
    'the answer: its sendings say how it went.',
  method: 'POST',
  path: '/portal/subscriptions/:id/send',
  access,
  params: subscriptionParams,
  body: z.strictObject({ test: z.boolean() }),
  reply: z.strictObject({ sendings: z.array(sending).max(SUBSCRIPTION.people) }),
});

export const listSendings = op({
  name: 'listSendings',
  summary: 'The sendings of a subscription, newest first',
  description: 'Its owner sees all of them, a recipient its own ones.',
  method: 'GET',
  path: '/portal/subscriptions/:id/sendings',
  access,
  params: subscriptionParams,
  query: z.strictObject({
    before: subscriptionId.optional().describe('Only those that are older than this sending'),
  }),
  reply: z.strictObject({
    sendings: z.array(sending).max(SUBSCRIPTION.sendings),
    next: subscriptionId.nullable().describe('`before` of the next page; null: there are no more'),
  }),
});

export const getSending = op({
  name: 'getSending',
  summary: 'A sending, for its recipient or the owner of its subscription',
  description: 'Links in mails lead to it. One of others, or one that is forgotten, is answered with 404.',
  method: 'GET',
  path: '/portal/subscription-sendings/:id',
  access,
  params: subscriptionParams,
  reply: sending,
});

export const sendAgain = op({
  name: 'sendAgain',
  summary: 'Send what has failed once more',
  description:
    'For the owner of its subscription. It keeps its number, and its file is that of its moment: a numbered bank file is not ' +
    'missing in the series of who receives it. It is sent after the answer, and tried once.',
  method: 'POST',
  path: '/portal/subscription-sendings/:id/again',
  access,
  params: subscriptionParams,
  body: z.strictObject({}),
  reply: sending,
});

export const sendingFile = op({
  name: 'sendingFile',
  summary: 'The address of the file of a sending',
  description:
    'For its recipient alone, within the scope of now: whoever has lost an establishment since gets the file without it. ' +
    'It has the rows of the moment of the sending, and its address works for 15 minutes as that of any export. What has ' +
    'failed has its file as well.',
  method: 'POST',
  path: '/portal/subscription-sendings/:id/file',
  access,
  params: subscriptionParams,
  body: z.strictObject({}),
  reply: exportReply.extend({
    total: controlTotal
      .nullable()
      .describe('What the file comes to by now, which is less or more where the scope has changed since'),
    name: z
      .string()
      .optional()
      .describe('What the file is called, without its ending, where its subscription says so'),
  }),
});
