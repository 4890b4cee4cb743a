import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import { enqueueAll } from '../../platform/jobs/store';
import { welcomeMail } from '../../platform/mail/welcome-mail';
import { notify } from '../../platform/notices/notify';
import { endSessionsOf } from '../../platform/principal/end';
import { endLinks, openFirstLinks } from '../../platform/principal/password-links';
import { addressChangedMail } from './address-mail';
import type { Written } from './save';

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
  await notify(trx, { kind: 'accountDeactivated', by, to: gone, at });
  await notify(trx, { kind: 'accountReactivated', by, to: back, at });
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
  const welcomed = written.filter(({ before, after }) => after.active && isNews(before, after));
  if (welcomed.length === 0) return;
  const links = welcomed.map(({ id }) => ({ id: randomUUID(), userId: id }));
  await openFirstLinks(trx, context, links);
  await enqueueAll(
    trx,
    welcomeMail,
    links.map(({ id }) => ({ link: id, language })),
    now,
    MAIL_EVERY_MS,
  );
}

/** Notifies people at their previous address that it was changed, so that nobody loses their mails without notice. */
export async function notifyOldAddress(
  trx: Db,
  context: AppContext,
  language: Language,
  written: readonly Written[],
): Promise<void> {
  const letters = written.flatMap((change) => {
    const { id: user, before } = change;
    return before !== null && movedAway(change)
      ? [{ id: randomUUID(), user, address: before.values.email, language }]
      : [];
  });
  if (letters.length > 0) await enqueueAll(trx, addressChangedMail, letters, context.now(), MAIL_EVERY_MS);
}

const movedAway = ({ before, after }: Written) => before !== null && before.values.email !== after.email;

function isNews(before: Written['before'], after: Written['after']): boolean {
  if (before === null) return true;
  return before.withoutPassword && (!before.values.active || before.values.email !== after.email);
}
