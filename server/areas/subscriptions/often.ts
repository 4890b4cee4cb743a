import type { AppContext } from '../../platform/context';
import { HttpError } from '../../platform/errors/http-error';
import { countHit } from '../../platform/http/rate-limit-store';
import type { Person } from '../../platform/principal/principal';

/** More than anybody does in a minute who sets servers up and tries what was set up. */
const MOST = 20;

/**
 * Counts what a person makes this server do at others' at once, whatever becomes of the subscription: looks at servers, and
 * sendings by hand.
 * @throws HttpError 429
 */
export async function assertNotTooOften(context: AppContext, { id }: Person): Promise<void> {
  const { current, ttl } = await countHit(context, `subscriptions ${id}`);
  if (current > MOST) throw new HttpError(429, 'errors.tooManyRequests', {}, Math.ceil(ttl / 1000));
}
