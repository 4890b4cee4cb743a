import { z } from 'zod';
import { audited } from './audited';
import { fileFormats } from './exports';
import { languages } from './languages';
import { namedPerson } from './named-person';
import { op } from './operation';
import { presets } from './report-presets';
import { sending } from './sendings';
import {
  moment,
  receiver,
  receiverId,
  SUBSCRIPTION,
  SUBSCRIPTIONS_PAGE,
  schedule,
  sftpGiven,
  sftpSaved,
  sftpStored,
  subscriptionChannels,
  subscriptionId,
  subscriptionParams,
  userId,
} from './subscription-settings';
import { tagged } from './tagged';
import { STALE, versioned } from './versions';

/*
 * Subscriptions (decision 116): what a saved view shows, sent again and again. Whose rows a file has is judged at each
 * sending, by the scope of whoever it is for.
 */

const access = { person: 'signedIn' } as const;

/**
 * Why nothing is sent until somebody does something.
 * `paused`: by its owner; `viewGone`: the view was deleted, or is not shared with its owner any more; `ownerGone`: its
 * owner was switched off; `noRecipients`: it goes by mail, and nobody is left to whom.
 */
export const subscriptionStates = ['active', 'paused', 'viewGone', 'ownerGone', 'noRecipients'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscription = z.strictObject({
  id: subscriptionId,
  own: z.boolean(),
  owner: namedPerson,
  view: z
    .strictObject({ id: subscriptionId, name: z.string(), screen: z.string() })
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
  namedFiles: z
    .boolean()
    .optional()
    .describe('Whether period and scope stand in the names of its files and in the subject of its mails'),
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
  sftp: sftpSaved.optional().describe('Of the channel `sftp`'),
  webhook: receiverId.optional().describe("Of the channel `webhook`: a receiver of the person's own"),
  recipients: z
    .array(userId)
    .max(SUBSCRIPTION.people)
    .describe('Of the channel `mail`: at least one person who may open the view'),
  attached: z.boolean().optional(),
  namedFiles: z.boolean().optional(),
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
  params: subscriptionParams,
  reply: z.strictObject({
    formats: z
      .array(z.enum(fileFormats))
      .describe('Forms of its files; none: views of its screen cannot be sent'),
    mayName: z.boolean().describe('Whether the person may name other recipients'),
    moves: z
      .boolean()
      .describe('Whether its period moves with the day; days that stay the same are sent again'),
    period: z.enum(presets).nullish().describe('The words of its period; null: it has days'),
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
  query: z.strictObject({ view: subscriptionId, text: z.string().min(1).max(100) }),
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
  body: z.strictObject({ view: subscriptionId, ...settings }),
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
  params: subscriptionParams,
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
    namedFiles: settings.namedFiles,
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
  params: subscriptionParams,
  query: z.strictObject(versioned),
  reply: z.strictObject({ id: subscriptionId }),
});

export const leaveSubscription = op({
  name: 'leaveSubscription',
  summary: 'Receive a subscription of somebody else no more',
  description: 'Its owner sees that the person is no recipient any more.',
  method: 'DELETE',
  path: '/portal/subscriptions/:id/recipient',
  access,
  params: subscriptionParams,
  reply: z.strictObject({ id: subscriptionId }),
});

export const checkSftp = op({
  name: 'checkSftp',
  summary: 'Look whether an SFTP server can be signed in to, and which key its host has',
  description:
    'Signs in and looks at the folder; nothing is stored. 400 names what is wrong. Without password and key, those that are ' +
    'stored with `subscription` are tried. A host with another key than the one that is pinned in `subscription` is not ' +
    'signed in to until `hostKey` says that the person accepts it.',
  method: 'POST',
  path: '/portal/subscription-servers',
  access: { person: { screens: [SUBSCRIPTIONS_PAGE] } },
  body: sftpGiven.extend({ subscription: subscriptionId.optional() }),
  reply: z.strictObject({
    hostKey: z.string().describe('The fingerprint, `SHA256:…`'),
    changed: z.boolean().describe('Whether it differs from the one that is pinned in `subscription`'),
    others: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Other subscriptions of the person to the same host and port for which another key is pinned',
      ),
  }),
  reads: true,
});

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
    named_files: 'yesNo',
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
