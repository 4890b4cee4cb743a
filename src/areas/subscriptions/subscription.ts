import type { RaRecord } from 'react-admin';
import type { SendingState } from '../../../contract/sendings';
import type { Subscription, SubscriptionState } from '../../../contract/subscriptions';
import type { Tone } from '../../kit/StateMark';

/** A subscription as react-admin knows it. */
export type SubscriptionRecord = Subscription & RaRecord<string>;

/** Further facts of the list. */
export interface ListFacts {
  /** Whether anything leaves the deployment. */
  outbound: boolean;
}

/** How the states of a subscription look. */
export const stateTones: Record<SubscriptionState, Tone> = {
  active: 'good',
  paused: 'off',
  viewGone: 'bad',
  ownerGone: 'bad',
  noRecipients: 'bad',
};

/** How the states of a sending look. */
export const sendingTones: Record<SendingState, Tone> = {
  waiting: 'open',
  sent: 'good',
  empty: 'good',
  withheld: 'off',
  failed: 'bad',
};
