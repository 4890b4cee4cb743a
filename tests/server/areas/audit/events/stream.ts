import type { QueryOf, ReplyOf } from '../../../../../contract/operation';
import { listSecurityEvents, type SecurityEvent } from '../../../../../contract/security-events';
import type { TestPortal } from '../../../../support/portal';

/** A page of the stream. */
export async function streamed(
  portal: TestPortal,
  token: string,
  query: QueryOf<typeof listSecurityEvents> = {},
) {
  const { status, body } = await portal.call(listSecurityEvents, { token, query: { size: 100, ...query } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { content: events, totalElements: total, next } = body as ReplyOf<typeof listSecurityEvents>;
  return { events, total, next };
}

/** Puts an event into a line. */
export const line = ({ kind, result, actor, reason, address, browser }: SecurityEvent) =>
  [kind, result, actor, reason, address, browser].join(' | ');
