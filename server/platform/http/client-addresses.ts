import { HttpError } from '../errors/http-error';
import type { Principal } from '../principal/principal';
import { isWithin, networkList } from './networks';

/** Tells whether programs that may come from these addresses and networks come from there; none stand for any. */
export const comesFrom = (addresses: readonly string[], address: string): boolean =>
  addresses.length === 0 || isWithin(networkList(addresses), address);

/** A program is refused because of the address that it comes from. */
export class ForeignAddress extends HttpError {
  constructor(readonly clientId: string) {
    super(403, 'apiReplies.address');
  }
}

/**
 * Refuses a program that comes from elsewhere than its manager has said.
 * @throws ForeignAddress
 */
export function assertAddress(principal: Principal | null): void {
  if (principal?.kind !== 'client') return;
  if (!comesFrom(principal.addresses, principal.address)) throw new ForeignAddress(principal.clientId);
}
