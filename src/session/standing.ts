import { levelOf, type Standing } from '../../contract/access';
import type { ReplyOf } from '../../contract/operation';
import type { validateSession } from '../../contract/session';
import { readProfile } from './stored-session';

/**
 * Returns the standing, on which the person's access depends: that of the server's last answer (SES-05). The profile
 * that the sign-in has stored counts where the server names none (SES-13).
 */
export async function standingOf({
  perfil,
  apiAccess,
  specificUserCode,
  factorDue,
}: ReplyOf<typeof validateSession>): Promise<Standing> {
  const profile = perfil ?? (await readProfile());
  return { level: levelOf(profile), apiAccess, specificCode: specificUserCode, factorDue };
}
