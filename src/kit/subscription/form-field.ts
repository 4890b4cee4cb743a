import type { SubscriptionValues } from './values';

/** What every part of the form of a subscription is given. */
export interface PartProps {
  values: SubscriptionValues;
  onChange: (change: Partial<SubscriptionValues>) => void;
  /** Returns what is wrong with a field, in the person's language; `undefined` where nothing is. */
  faultOf: (field: string) => string | undefined;
}
