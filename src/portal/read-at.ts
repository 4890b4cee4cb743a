import type { Operation, ReplyOf } from '../../contract/operation';
import { read } from './reply';
import { sendTo } from './send';
import { withSession } from './with-session';

/**
 * Makes the call of an address that other code has built (ra-data-simple-rest).
 * @param operation the call of the contract that it stands for
 * @throws PortalError and DOMException as `call` does
 */
export async function readAt<O extends Operation>(
  operation: O,
  address: string,
  signal: AbortSignal | undefined,
): Promise<{ reply: ReplyOf<O>; text: string; status: number; contentRange: string | null }> {
  const answer = await withSession((tokens) => sendTo(address, operation, { signal }, tokens), signal);
  const { text, status, contentRange } = answer;
  return { reply: read<O>(answer), text, status, contentRange };
}
