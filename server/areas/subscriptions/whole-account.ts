import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { type FileFormat, isBankFormat } from '../../../contract/exports';
import type { SubscriptionChannel } from '../../../contract/subscription-settings';
import { fileAccount, isWhole } from '../../network/bank-files/account';
import type { Db } from '../../platform/db/connections';
import { invalid } from '../../platform/errors/http-error';
import { ownCodes } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { accountOf } from './series';
import type { SubscribedView } from './view';

/** So many people a refusal names. */
const NAMED = 10;

interface Wanted {
  format: FileFormat;
  numbered: boolean;
  channel: SubscriptionChannel;
  /** Those who are named for the first time. */
  recipients: readonly number[];
}

/**
 * A bank file has its account whole: whoever sees a part of it would never get one, and is told so before it is saved. The
 * owner has to see all of it where a file is made for the owner, which a numbered one always is.
 * @throws HttpError 400 at the form for the owner, and at the recipients with their names
 */
export async function assertWholeAccount(
  trx: Db,
  person: Person,
  view: SubscribedView,
  { format, numbered, channel, recipients }: Wanted,
): Promise<void> {
  const id = isBankFormat(format) ? accountOf(view) : null;
  if (id === null) return;
  const scope = scopeOn(person, view.screen);
  const account = await fileAccount(trx, scope, id);
  // Nobody learns which accounts there are beyond what they see; who sees all may have one that is gone.
  if (account === null && scope.all) return;
  const isForOwner = channel !== 'mail' || numbered || recipients.includes(person.id);
  if (account === null || (isForOwner && !isWhole(scope, account.establishments)))
    throw invalid('errors.validation', { format: 'bankFile.partial' });
  const { rows } = await sql<{ name: string }>`
    select u.name from portal_user u where u.id = any(${recipients}::int[])
      and u.role not in (${sql.lit(LEVEL.provider)}, ${sql.lit(LEVEL.specific)})
      and exists (select unnest(${account.establishments}::text[]) except ${ownCodes(sql.ref('u.id'))})
    order by u.name, u.id`.execute(trx);
  if (rows.length === 0) return;
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const parameters = { names: [...names, ...(rows.length > NAMED ? ['…'] : [])].join(', ') };
  throw invalid('errors.validation', {
    recipients: { key: 'subscriptionReplies.problems.partOfAccount', parameters },
  });
}
