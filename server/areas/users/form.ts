import { todayIn } from '../../../contract/dates';
import type { BodyOf, ReplyOf } from '../../../contract/operation';
import type { createUser, UserCreation, updateUser } from '../../../contract/users';
import { requiredProvider, speaksFor } from '../../network/sign-on/providers';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type FieldText, HttpError, invalid } from '../../platform/errors/http-error';
import { refusalOf } from '../../platform/principal/foreign';
import type { Person } from '../../platform/principal/principal';
import { EVERYTHING, type Scope } from '../../platform/principal/scope';
import { managedUser } from './managed';
import { changesOfPerson, hasGroupWithin, usersBeyond } from './reach';
import { unknownReferences } from './references';
import { checkedValues } from './rules';
import { storeUsers, TakenLogins } from './save';
import { lockUsers } from './stored';
import { auditedFields, auditedOf, type UserValues } from './values';

type Saved = ReplyOf<typeof createUser>;

/**
 * API-15: registers a user and sends the welcome mail.
 * @throws HttpError 403 for what the caller may not give, 400 with the first fault at its fields, 409 for a login
 * that is taken
 */
export async function registerUser(context: AppContext, caller: Person, body: UserCreation): Promise<Saved> {
  const values = checkedValues(body, circumstances(context, caller, null, false));
  const saved = await context.database.db.transaction().execute(async (trx) => {
    await assertKnown(trx, values, null);
    const [created] = await storeUsers(trx, context, caller, [{ before: null, after: values }]).catch(
      throwTaken,
    );
    return reply(created?.id ?? 0, values);
  });
  context.jobSignal.notify();
  return saved;
}

/**
 * API-16: changes a user; what the body omits stays. A change that makes no difference is neither written nor audited.
 * @throws HttpError as above, 404 for an unknown id, 403 for somebody who is not the caller's to manage, 409 with the
 * fields that somebody else has changed meanwhile
 */
export async function changeUser(
  context: AppContext,
  caller: Person,
  id: number,
  { version, linksOnly: _links, awaitsWelcome: _welcome, ...body }: BodyOf<typeof updateUser>,
): Promise<Saved> {
  const saved = await context.database.db.transaction().execute(async (trx) => {
    const before = await managedUser(trx, caller.scope, id, lockUsers);
    await assertFresh(trx, {
      entity: 'portal_user',
      key: String(id),
      seen: version,
      current: before.version,
      now: auditedOf(before.values),
      fields: auditedFields,
    });
    const grouped = await hasGroupWithin(trx, caller.scope, id);
    const after = checkedValues(body, circumstances(context, caller, before.values, grouped));
    assertAddressStays(context, caller, before.values, after);
    await assertWithinReach(trx, caller.scope, id, changesOfPerson(before.values, after));
    await assertKnown(trx, after, before.values);
    await storeUsers(trx, context, caller, [{ before, after }]);
    return reply(id, after);
  });
  context.jobSignal.notify();
  return saved;
}

const circumstances = (
  { config, now }: AppContext,
  { scope }: Person,
  stored: UserValues | null,
  grouped: boolean,
) => ({
  scope,
  stored,
  grouped,
  today: todayIn(config.timeZone, now()),
});

const reply = (id: number, { name, login, email, active }: UserValues): Saved => ({
  id,
  name,
  login,
  email,
  active,
});

/**
 * Nobody but level 1 moves an address out of a domain whose people sign in by their provider alone: it would open the
 * portal's own ways.
 * @throws HttpError 403
 */
function assertAddressStays(
  { config }: AppContext,
  { scope }: Person,
  { login, email }: UserValues,
  after: UserValues,
): void {
  const provider = scope.all ? null : requiredProvider(config, { login, email });
  if (provider === null || speaksFor(provider, after.email)) return;
  throw new HttpError(403, 'signOnReplies.addressKept', { email: 'signOnReplies.addressKept' });
}

/** API-16: of a user with access to more than the caller, the caller may change only the links within its own scope. */
async function assertWithinReach(
  trx: Db,
  scope: Scope,
  id: number,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0 || (await usersBeyond(trx, scope, [id])).size === 0) return;
  const fields = changed.map((field) => [field, 'users.problems.beyondScope'] as const);
  throw new HttpError(403, 'users.problems.beyondScope', Object.fromEntries(fields));
}

/** Looks up only the new links, because those that are stored exist. */
async function assertKnown(trx: Db, after: UserValues, before: UserValues | null): Promise<void> {
  const unknown = await unknownReferences(trx, {
    establishments: after.establishments.filter((code) => !before?.establishments.includes(code)),
    groups: after.groups.filter((group) => !before?.groups.includes(group)),
  });
  const { establishments, groups } = unknown;
  const fields: Record<string, FieldText> = {
    ...(establishments.length > 0 && { escopoAcessoEC: refusalOf(establishments, EVERYTHING) }),
    ...(groups.length > 0 && { escopoAcessoAG: 'userReplies.unknownGroup' }),
  };
  if (Object.keys(fields).length > 0) throw invalid('errors.form', fields);
}

function throwTaken(error: unknown): never {
  if (!(error instanceof TakenLogins)) throw error;
  throw new HttpError(409, 'userReplies.loginTaken', { login: 'userReplies.loginTaken' });
}
