import { levelOf, type Standing } from '../../contract/access';
import type { ReplyOf } from '../../contract/operation';
import type { validateSession } from '../../contract/session';
import { readProfile } from './stored-session';

/**
 * Returns the standing, on which the person's access depends. The level comes from the stored profile, or from the
 * server's reply where none is stored or readable (SES-02, SES-13).
 */
export async function standingOf({
  perfil,
  apiAccess,
  specificUserCode,
}: ReplyOf<typeof validateSession>): Promise<Standing> {
  const profile = (await readProfile()) ?? perfil;
  return { level: levelOf(profile), apiAccess, specificCode: specificUserCode };
}
