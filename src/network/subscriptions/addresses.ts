import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';

/** The parameters of the list of everybody's subscriptions: that it is shown, and of which person. */
export const OF = 'de';
export const EVERYBODY = 'todos';
export const PERSON = 'pessoa';

/** The address of everybody's subscriptions, or of those of one person. */
export function everybodysPath(person?: number): string {
  const of = { [OF]: EVERYBODY, ...(person !== undefined && { [PERSON]: String(person) }) };
  return `${SUBSCRIPTIONS_PAGE}?${new URLSearchParams(of)}`;
}
