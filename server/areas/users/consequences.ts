import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import { WELCOME } from '../../../contract/password';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { endLinks, openWelcomeLinks } from '../../platform/credentials/password-links';
import type { Db } from '../../platform/db/connections';
import { enqueueAll } from '../../platform/jobs/store';
import { welcomeMail } from '../../platform/mail/welcome-mail';
import { endSessionsOf } from '../../platform/principal/end';
import { languagesOf } from '../../platform/principal/language-of';
import type { Person } from '../../platform/principal/principal';
import { addressChangedMail } from './address-mail';
import { reserveMails } from './mail-limit';
import { accountDeactivated, accountReactivated } from './notices';
import type { UserChange, Written } from './values';

/**
 * Notifies people who were deactivated or reactivated, and makes sure that no earlier session works again.
 *
 * The sessions of a deactivated person remain until the reactivation, although no call and no refresh accepts them: the
 * console's query of its session has to return "not authenticated", not 401 (SES-05).
 */
export async function notifyOfStatus(
  trx: Db,
  by: string,
  written: readonly Written[],
  at: Date,
): Promise<void> {
  const turned = (active: boolean) =>
    written.flatMap(({ id, before, after }) =>
      before !== null && before.values.active !== after.active && after.active === active ? [id] : [],
    );
  const [gone, back] = [turned(false), turned(true)];
  await notify(trx, accountDeactivated({ by }), { to: gone, at });
  await notify(trx, accountReactivated({ by }), { to: back, at });
  if (gone.length > 0) await endLinks(trx, gone, at);
  if (back.length > 0) await endSessionsOf(trx, back, at, 'deactivated');
}

/** The mails of an import are sent about as fast as a mail server accepts them, so that urgent mails need not wait. */
const MAIL_EVERY_MS = 300;

/**
 * USR-36: sends people without a password a link to set one: on registration, on the first activation of somebody who
 * was registered as inactive, and again when the address was corrected. Links that were sent to the previous address
 * end.
 */
export async function welcome(
  trx: Db,
  context: AppContext,
  language: Language,
  written: readonly Written[],
): Promise<void> {
  const now = context.now();
  const moved = written.filter(movedAway);
  if (moved.length > 0) {
    await endLinks(
      trx,
      moved.map(({ id }) => id),
      now,
    );
  }
  await mailWelcome(
    trx,
    context,
    language,
    written.filter(isWelcomed).map(({ id }) => id),
  );
}

/** USR-36: sends people without a password another link to set one. Earlier links stay valid to their own end. */
export async function welcomeAgain(
  trx: Db,
  context: AppContext,
  by: Person,
  userIds: readonly number[],
): Promise<void> {
  await reserveMails(trx, context, by, userIds.length);
  const links = await mailWelcome(trx, context, by.language, userIds);
  await recordChanges(
    trx,
    by,
    links.map(({ id, userId }) => ({
      action: 'create',
      entity: 'password_link',
      key: id,
      after: { userId, minutes: WELCOME.linkHours * 60 },
    })),
  );
}

async function mailWelcome(trx: Db, context: AppContext, language: Language, userIds: readonly number[]) {
  const links = userIds.map((userId) => ({ id: randomUUID(), userId }));
  if (links.length === 0) return links;
  await openWelcomeLinks(trx, context, links);
  const letters = links.map(({ id }) => ({ link: id, language }));
  await enqueueAll(trx, welcomeMail, letters, context.now(), MAIL_EVERY_MS);
  return links;
}

/** Returns how many mails a change sends to addresses that the caller has typed, now or earlier. */
export function mailsOf(change: UserChange): number {
  return (isWelcomed(change) ? 1 : 0) + (movedAway(change) ? 1 : 0);
}

/**
 * Notifies people at their previous address that it was changed, so that nobody loses their mails without notice.
 * @param fallback the language of the mail to somebody who has never signed in
 */
export async function notifyOldAddress(
  trx: Db,
  context: AppContext,
  fallback: Language,
  written: readonly Written[],
): Promise<void> {
  const moved = written.filter(movedAway);
  if (moved.length === 0) return;
  const languages = await languagesOf(
    trx,
    moved.map(({ id }) => id),
  );
  const letters = moved.map(({ id: user, before }) => ({
    id: randomUUID(),
    user,
    address: before?.values.email ?? '',
    language: languages.get(user) ?? fallback,
  }));
  await enqueueAll(trx, addressChangedMail, letters, context.now(), MAIL_EVERY_MS);
}

const movedAway = ({ before, after }: UserChange) => before !== null && before.values.email !== after.email;

function isWelcomed({ before, after, byProvider }: UserChange): boolean {
  if (!after.active || byProvider) return false;
  if (before === null) return true;
  return before.withoutPassword && (!before.values.active || before.values.email !== after.email);
}
