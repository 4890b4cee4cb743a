import { requiredProvider } from '../../../network/sign-on/providers';
import { noteSecurityEvent } from '../../../platform/audit/security-event';
import type { AppContext } from '../../../platform/context';
import { forgive } from '../../../platform/credentials/attempts';
import { HttpError } from '../../../platform/errors/http-error';
import { browserText } from '../../../platform/http/browser';

/**
 * Refuses a sign-in by the portal's own ways to people of a domain whose provider has closed them; one account keeps them
 * for an emergency. It is asked only of whoever has proven to be the person.
 * @throws HttpError 403
 */
export async function assertOpenTo(
  context: AppContext,
  person: { login: string; email: string; attemptId: number | null },
  { address, userAgent }: { address: string; userAgent: string },
): Promise<void> {
  const provider = requiredProvider(context.config, person);
  if (provider === null) return;
  // The password was right.
  if (person.attemptId !== null) await forgive(context, person.attemptId);
  await noteSecurityEvent(context, {
    kind: 'sign-on-refused',
    actor: person.login,
    address,
    browser: browserText(userAgent),
    reason: 'only by the provider',
  });
  throw new HttpError(403, 'signOnReplies.useProvider', {}, null, { provider: provider.name });
}
