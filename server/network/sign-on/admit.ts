import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Language } from '../../../contract/languages';
import { loginFrom } from '../../../contract/logins';
import { grantedBy, type SignOnRule } from '../../../contract/sign-on-rules';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import type { Author } from '../../platform/principal/principal';
import type { Said } from './claims';
import { type Provider, speaksFor } from './providers';
import { authorOf, type Provision } from './provision';
import { holdRules, rulesOf } from './rules';
import { isExempt, standingBy } from './standing';

/**
 * A person whom the provider knows is not let in for one of these reasons.
 *
 * - `unverified`: the provider has not verified an e-mail address
 * - `domain`: it may not speak for the address, or for the person with it
 * - `unknown`: nobody is registered with it, and only people who are registered come in
 * - `several`: more than one person is
 * - `incomplete`: what it says makes no user, or the login is taken
 * - `other`: the person comes in by another account
 * - `noRule`: no rule gives the person access
 * - `silent`: there are rules, and the provider does not say what they are about
 * - `off`: an administrator has deactivated the person
 */
export type NotAdmitted =
  | 'unverified'
  | 'domain'
  | 'unknown'
  | 'several'
  | 'incomplete'
  | 'other'
  | 'noRule'
  | 'silent'
  | 'off';

/** A person whom a provider lets in. */
export interface Admitted {
  id: number;
  login: string;
  role: number;
  password_hash: string | null;
}

interface Place {
  language: Language;
  address: string | null;
}

/** So many are let in at the same time: whoever waits while rules are saved holds a connection of the database. */
const limited = pLimit(3);

/**
 * Finds or registers the person of whom a provider speaks, and gives what its rules give.
 * @param renewing the user whose session goes on: nobody is linked or registered then
 * @returns why not, where nobody is let in; what the rules take away is taken away all the same
 */
export function admit(
  context: AppContext,
  provision: Provision,
  provider: Provider,
  said: Said,
  place: Place,
  renewing: number | null = null,
): Promise<Admitted | NotAdmitted> {
  const once = () =>
    context.database.db.transaction().execute(async (trx): Promise<Admitted | NotAdmitted> => {
      await holdRules(trx, { writing: false });
      const rules = await rulesOf(trx, provider.issuer);
      const by = authorOf(provider, place.language, place.address);
      const entrant = { trx, context, provision, provider, said, rules, by };
      const linked = await linkedTo(trx, provider, said.subject);
      if (renewing !== null) return linked === renewing ? admitted(entrant, linked) : 'other';
      const userId = linked ?? (await newlyLinked(entrant));
      return typeof userId === 'string' ? userId : admitted(entrant, userId);
    });
  return limited(() => withRetries(once));
}

interface Entrant {
  trx: Db;
  context: AppContext;
  provision: Provision;
  provider: Provider;
  said: Said;
  rules: readonly SignOnRule[];
  by: Author;
}

async function linkedTo(trx: Db, { issuer }: Provider, subject: string): Promise<number | null> {
  const link = await trx
    .selectFrom('sign_on_link')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('user_id')
    .executeTakeFirst();
  return link?.user_id ?? null;
}

/** Links the provider's account to the person whom it means, who may have to be registered first. */
async function newlyLinked(entrant: Entrant): Promise<number | NotAdmitted> {
  const { trx, context, provider, said, by } = entrant;
  if (said.email === null) return 'unverified';
  if (!speaksFor(provider, said.email)) return 'domain';
  const found = await meant(trx, { ...said, email: said.email });
  const userId = found === null ? await registered(entrant, said.email) : found;
  if (typeof userId === 'string') return userId;
  const at = context.now();
  const linked = await trx
    .insertInto('sign_on_link')
    .values({
      issuer: provider.issuer,
      subject: said.subject,
      user_id: userId,
      claims: said.values ?? [],
      linked_at: at,
      seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // By this provider or another one, or at this very moment from another browser.
  if (linked.numInsertedOrUpdatedRows !== 1n)
    return (await linkedTo(trx, provider, said.subject)) === userId ? userId : 'other';
  const after = { provider: provider.name, userId };
  await recordChanges(trx, by, [{ action: 'create', entity: 'sign_on_link', key: String(userId), after }]);
  return userId;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();

/**
 * The registered person whom a provider means: by the address that it has verified, and where it says a login too, by both.
 * Letters other than those of ASCII have to be the same: some look alike, and fold to one another.
 */
async function meant(
  trx: Db,
  { login, email }: { login: string | null; email: string },
): Promise<number | null | NotAdmitted> {
  const folded = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const people = await trx
    .selectFrom('portal_user')
    .where(sql<boolean>`translate(email, ${UPPER}, ${LOWER}) = ${folded}`)
    .select(['id', 'login'])
    .limit(50)
    .execute();
  if (people.length === 0) return null;
  const [person, another] = login === null ? people : people.filter((one) => one.login === loginFrom(login));
  // Nor is somebody registered with an address that belongs to another one here.
  return person === undefined || another !== undefined ? 'several' : person.id;
}

async function registered(
  { trx, context, provision, provider, said, rules, by }: Entrant,
  email: string,
): Promise<number | NotAdmitted> {
  if (provider.admission === 'invited') return 'unknown';
  if (said.values === null) return 'silent';
  const granted = grantedBy(rules, said.values);
  if (granted === null) return 'noRule';
  const login = said.login === null ? '' : loginFrom(said.login);
  const newcomer = { login, name: said.name ?? login, email, granted };
  return (await provision.register(trx, context, by, newcomer)) ?? 'incomplete';
}

/** Gives a linked person what the rules give, and looks whether that person may come in. */
async function admitted(
  { trx, context, provision, provider, said, rules, by }: Entrant,
  userId: number,
): Promise<Admitted | NotAdmitted> {
  // Locked first, so that an administrator's change of this moment is not undone.
  const person = await trx
    .selectFrom('portal_user')
    .innerJoin('sign_on_link', 'sign_on_link.user_id', 'portal_user.id')
    .where('portal_user.id', '=', userId)
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', said.subject)
    .select(['portal_user.id', 'login', 'email', 'role', 'active', 'password_hash', 'suspended'])
    .forUpdate('portal_user')
    .executeTakeFirst();
  if (person === undefined) return 'other';
  const { id, login, email, role, password_hash } = person;
  if (!speaksFor(provider, email)) return 'domain';
  const { values } = said;
  const exempt = isExempt(provider, person);
  if (values === null && rules.length > 0 && !exempt) return 'silent';
  const { refused, suspended, ...grant } = standingBy(rules, values ?? [], { ...person, exempt });
  await provision.grant(trx, context, by, [{ userId, ...grant }]);
  await trx
    .updateTable('sign_on_link')
    .set({ ...(values !== null && { claims: values }), seen_at: context.now(), suspended })
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', said.subject)
    .execute();
  return refused ?? { id, login, role: grant.granted?.profile ?? role, password_hash };
}
