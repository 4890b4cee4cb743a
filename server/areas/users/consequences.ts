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
 * Tells people who were deactivated or reactivated, and lets nothing of before work again.
 *
 * A deactivated person's sessions stay until then, although no call and no refresh takes them any more: the console's
 * question whether the session still stands is to be answered with "not authenticated", not with 401 (SES-05).
 */
export async function tellOfStatus(
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

/** The mails of an import leave about as fast as a mail server takes them: a forgotten password's is not behind them. */
const MAIL_EVERY_MS = 300;

/**
 * USR-36: sends whoever has no password yet a link to set one: on registration, on the first activation of somebody
 * who was registered as inactive, and again where the address was mended. Links that went to an address of before end.
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

/** Tells whose address was changed at the one of before, so that nobody is cut off from its own mails unawares. */
export async function tellOldAddress(
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
