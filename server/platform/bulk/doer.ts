import type { ScreenPath } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import { type Actor, actorOf } from '../audit/record';
import type { Db } from '../db/open';
import { forbidden } from '../http/refusal';
import { type Person, stillAllowed } from '../principal/person';
import type { Scope } from '../principal/scope';

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
  { actor_id: id, address, language }: { actor_id: number; address: string | null; language: Language },
  screen: ScreenPath,
): Promise<Doer | null> {
  const person = await stillAllowed(db, id, screen);
  if (person === null) return null;
  const { login, name, scope } = person;
  return { actor: { id, login, address }, name, scope, language };
}

/**
 * The doer of a call as it stands in the transaction of its work: the call may have waited for others.
 * @throws Refusal 403 where it may do this no more
 */
export async function doerNow(trx: Db, { actor, language }: Doer, screen: ScreenPath): Promise<Doer> {
  const now = await doerBehind(trx, { actor_id: actor.id, address: actor.address, language }, screen);
  if (now === null) throw forbidden();
  return now;
}
