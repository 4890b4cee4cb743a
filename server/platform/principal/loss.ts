import { forbidden, unauthenticated } from '../errors/http-error';
import type { Principal } from './principal';
import type { Scope } from './scope';

/**
 * Refuses to go on with a call whose principal has lost something since: its session, its profile, an establishment.
 * What it has gained meanwhile is for its next call.
 * @param before as the call began
 * @param now as it stands
 * @throws HttpError 401, 403
 */
export function assertNoLoss(before: Principal | null, now: Principal | null): void {
  if (before === null) return;
  if (now === null) throw unauthenticated();
  const isAnother =
    before.kind === 'person' &&
    now.kind === 'person' &&
    (before.level !== now.level || before.specificCode !== now.specificCode);
  if (isAnother || !holds(now.scope, before.scope)) throw forbidden();
}

/** Whether a scope holds all of another one. */
function holds(scope: Scope, other: Scope): boolean {
  if (scope.all) return true;
  if (other.all) return false;
  const codes = new Set(scope.codes);
  return other.codes.every((code) => codes.has(code));
}
