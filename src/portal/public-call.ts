import { addressOf, type Operation, type ReplyOf } from '../../contract/operation';
import type { Input } from './client';
import { read } from './reply';
import { sendTo } from './send';

/**
 * Makes one call of the contract that needs no session: apart from `call`, because the sign-in pages make no other ones
 * and fetch nothing of what sessions need.
 * @throws PortalError and DOMException as `call` does
 */
export async function callPublic<O extends Operation & { access: 'public' }>(
  operation: O,
  input: Input<O>,
): Promise<ReplyOf<O>> {
  const address = addressOf(operation, input.params, input.query);
  return read<O>(await sendTo(address, operation, input, null));
}
