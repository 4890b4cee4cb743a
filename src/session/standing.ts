import { levelOf, type Standing } from '../../contract/access';
import type { ReplyOf } from '../../contract/operation';
import type { validateSession } from '../../contract/session';
import { readProfile } from './stored-session';

/**
 * What the person's access depends on. The level comes from the stored profile, and from the answer about the session
 * where none is stored or readable (SES-02, SES-13).
 */
export async function standingOf({
  perfil,
  apiAccess,
  specificUserCode,
}: ReplyOf<typeof validateSession>): Promise<Standing> {
  const profile = (await readProfile()) ?? perfil;
  return { level: levelOf(profile), apiAccess, specificCode: specificUserCode };
}
