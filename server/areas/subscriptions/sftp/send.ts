import { exportFileName } from '../../../../contract/exports';
import type { AppContext } from '../../../platform/context';
import { reachOf } from '../../../platform/http/reach';
import { wallClock } from '../../../platform/time/wall-clock';
import { saidOf } from '../establishments';
import { filePieces } from '../file';
import { type Held, type Judged, type Means, NotSent, type Sendable } from '../held';
import { totalOf } from '../sendings';
import { bankFileOf } from '../series';
import { subscriptionSettings } from '../settings';
import type { StoredSubscription } from '../stored';
import { assertFolder, putFiles, tryToPut } from './put';
import { openSecret } from './secret';
import { openSftp, SftpProblem, type Target } from './session';

/**
 * Puts the file of a sending and its control totals on the server. A test puts a file there and takes it away.
 * @returns the name of the file
 * @throws NotSent
 */
export async function sendBySftp(
  context: AppContext,
  means: Means,
  sending: Judged,
  signal: AbortSignal,
): Promise<string | null> {
  const { held, prepared } = sending;
  const { run, subscription } = held;
  const { target, secret, pinned } = serverOf(context, subscription);
  const reach = reachOf(context.config.of(subscriptionSettings).opened);
  try {
    const session = await openSftp(target, secret, { reach, pinned, signal });
    try {
      return await session.run(async (sftp) => {
        await assertFolder(sftp, target);
        if (run.number === null) {
          await tryToPut(sftp, target, `cofre-test-${held.id.slice(0, SHORT)}.txt`);
          return null;
        }
        const name = await keptName(context, held, prepared);
        await putFiles(sftp, target, {
          name,
          pieces: () => session.making(filePieces(context, means, sending, signal)),
          control: controlOf(context, sending, name),
        });
        return name;
      });
    } finally {
      await session.close();
    }
  } catch (error) {
    if (error instanceof SftpProblem) throw new NotSent(error.reason, false, error);
    throw error;
  }
}

/** @throws NotSent where nothing is stored of it, or its secret can be read no more */
function serverOf(
  context: AppContext,
  { host, port, sftp_user: user, folder, sealed, host_key: pinned }: StoredSubscription,
) {
  if (host === null || port === null || user === null || sealed === null || pinned === null)
    throw new NotSent('secretGone');
  const opened = openSecret(context, sealed);
  if (opened === null) throw new NotSent('secretGone');
  const target: Target = { host, port, user, folder: folder ?? '' };
  return { target, secret: opened.secret, pinned };
}

/** The name of the first try: the scope, of which it may tell, can be another one by the next. */
async function keptName({ database }: AppContext, held: Held, prepared: Sendable): Promise<string> {
  if (held.fileName !== null) return held.fileName;
  const name = nameOf(held, prepared);
  await database.db
    .updateTable('subscription_sending')
    .where('id', '=', held.id)
    .set({ file_name: name })
    .execute();
  return name;
}

const DIGITS = 6;
const SHORT = 8;

/**
 * A name that no other sending ever has: that of the file, of the subscription, the number, and the id of the sending. A
 * database that was restored gives the same numbers once more.
 */
function nameOf({ id: sending, run, subscription }: Held, { source, name }: Sendable): string {
  const file = name ?? source.fileName ?? 'relatorio';
  const id = subscription.id.replace(/[^A-Za-z0-9]/g, '').slice(0, SHORT);
  const number = String(run.number).padStart(DIGITS, '0');
  return exportFileName(run.format, `${file}-${id}-${number}-${sending.slice(0, SHORT)}`);
}

/** What programs compare what they have taken in with. */
function controlOf({ config, now }: AppContext, { held, prepared, kept }: Judged, file: string): object {
  const { run } = held;
  const moment = (at: Date) => wallClock(config.timeZone, at);
  const { rows, deposits, withdrawals } = prepared.control;
  const establishments = saidOf(kept);
  return {
    file,
    view: run.view_name,
    number: run.number,
    planned: moment(run.planned_at),
    sent: moment(now()),
    period: prepared.period,
    ...totalOf({ rows, deposits, withdrawals }),
    ...(prepared.series !== null && { bankFile: bankFileOf(prepared.series) }),
    part: prepared.part,
    ...(establishments !== null && {
      establishments: establishments.count,
      establishmentsBefore: establishments.before,
      establishmentsLost: establishments.lostCodes,
    }),
  };
}
