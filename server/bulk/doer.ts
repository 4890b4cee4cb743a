import { allowed, levelOf, type ScreenPath } from '../../contract/access';
import type { Language } from '../../contract/languages';
import { type Actor, actorOf } from '../audit/record';
import type { Db } from '../db/open';
import { type Person, scopeOfUser } from '../session/person';
import type { Scope } from '../session/scope';

/** Who acts, and on whose establishments. */
export interface Doer {
  readonly actor: Actor & { id: number };
  readonly name: string;
  readonly scope: Scope;
  /** In which mails are written that the work causes. */
  readonly language: Language;
}

/** The person who makes a call, as doer. */
export function doerOf(call: { person: Person; address: string; language: Language }): Doer {
  const { person, language } = call;
  return { actor: { ...actorOf(call), id: person.id }, name: person.name, scope: person.scope, language };
}

/** The person behind a batch, as it stands now; `null` where it may do this no more. */
export async function doerBehind(
  db: Db,
  { actor_id: id, address, language }: { actor_id: number; address: string; language: Language },
  screen: ScreenPath,
): Promise<Doer | null> {
  const user = await db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['login', 'name', 'role', 'specific_code'])
    .executeTakeFirst();
  if (user === undefined) return null;
  const level = levelOf(user.role);
  // API access opens no screen with bulk work.
  if (!allowed({ level, apiAccess: false, specificCode: user.specific_code }, screen)) return null;
  const scope = await scopeOfUser(db, level, id);
  return { actor: { id, login: user.login, address }, name: user.name, scope, language };
}
