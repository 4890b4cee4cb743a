import type { ReplyOf } from '../../../../contract/operation';
import type { Sending } from '../../../../contract/sendings';
import type {
  getSubscriptionOffer,
  listSubscriptions,
  Subscription,
} from '../../../../contract/subscriptions';

/* What the server says in these tests, so that they meet every state of a subscription and of a sending. */

export const salete = { id: 41, name: 'Salete Brito', login: '44900901' };
export const sabrina = { id: 43, name: 'Sabrina Teles', login: '44900903' };
export const saulo = { id: 42, name: 'Saulo Meira', login: '44900902' };

export const sent: Sending = {
  id: 'sent',
  subscription: 'one',
  number: 12,
  view: 'Last month by shop',
  format: 'xlsx',
  bankFile: null,
  channel: 'mail',
  recipient: salete,
  plannedDate: '2026-11-20T07:00:00',
  state: 'sent',
  reason: null,
  tries: 1,
  sentDate: '2026-11-20T07:00:12',
  late: false,
  total: { rows: 120, deposits: '120.00', withdrawals: '20.00', balance: '100.00' },
  part: false,
  fileName: null,
  file: true,
  again: false,
};

export const subscription: Subscription = {
  id: 'one',
  own: true,
  owner: salete,
  view: { id: 'view', name: 'Last month by shop', screen: '/transacoes-extrato' },
  format: 'xlsx',
  numbered: false,
  language: 'en',
  schedule: { rhythm: 'weekly', weekday: 1, time: '07:00' },
  channel: 'mail',
  sftp: null,
  webhook: null,
  recipients: [salete, saulo],
  attached: false,
  state: 'active',
  nextDate: '2026-11-23T07:00:00',
  last: sent,
  createdDate: '2026-11-02T09:00:00',
  version: 3,
};

export const toServer: Subscription = {
  ...subscription,
  id: 'two',
  view: { id: 'view2', name: 'Closed months', screen: '/transacoes-extrato' },
  format: 'csv',
  schedule: { rhythm: 'monthClosed' },
  channel: 'sftp',
  sftp: {
    host: 'sftp.example.com',
    port: 22,
    user: 'cofre',
    folder: '/in',
    hostKey: 'SHA256:abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
    by: 'password',
  },
  recipients: [],
  nextDate: null,
  last: { ...sent, id: 'failed', number: 3, channel: 'sftp', state: 'failed', reason: 'hostKey', tries: 9 },
};

export const received: Subscription = {
  ...subscription,
  id: 'three',
  own: false,
  owner: saulo,
  view: { id: 'view3', name: 'Silent shops', screen: '/usuarios' },
  recipients: [salete],
  last: null,
};

export const listed = (...subscriptions: Subscription[]): ReplyOf<typeof listSubscriptions> => ({
  subscriptions,
  attachments: false,
  outbound: true,
  timeZone: 'America/Sao_Paulo',
});

export const offer: ReplyOf<typeof getSubscriptionOffer> = {
  formats: ['pdf', 'xlsx', 'csv'],
  mayName: true,
  moves: true,
  receivers: null,
  attachments: false,
  outbound: true,
  timeZone: 'America/Sao_Paulo',
};

/** An answer that is given however often it is asked for. */
export const answer = (body: unknown) => ({ status: 200, body }) as const;
export const ALWAYS = 1000;
