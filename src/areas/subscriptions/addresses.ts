import { SUBSCRIPTIONS } from '../../kit/subscription/resource';

/** The segment below which the sendings of a subscription stand. */
export const SENDINGS = 'envios';

/** The address of the sendings of a subscription, over the list. */
export const sendingsPath = (id: string): string => `/${SUBSCRIPTIONS}/${SENDINGS}/${encodeURIComponent(id)}`;
