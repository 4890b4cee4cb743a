import { exportFileName, mediaTypes } from '../../../contract/exports';
import type { AppContext } from '../../platform/context';
import { GivenUp } from '../../platform/jobs/kind';
import type { Attachment } from '../../platform/mail/letter';
import { saidOf } from './establishments';
import { filePieces } from './file';
import { type Judged, type Means, NotSent } from './held';
import { letterAbout } from './letter';
import { subscriptionSettings } from './settings';

/** Larger files are links: mail servers refuse larger mails. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Hands the mail of a sending over: a link, or the file where both the deployment and the owner want it so.
 * @returns the name of a file that lies elsewhere: none
 * @throws NotSent
 */
export async function sendByMail(
  context: AppContext,
  means: Means,
  sending: Judged,
  signal: AbortSignal,
): Promise<null> {
  const { held, prepared, kept } = sending;
  const isAttached = held.subscription.attached && context.config.of(subscriptionSettings).attachments;
  // The trail has a file once, and not for each try of a mail server that is away.
  if (isAttached) await handedOver(async () => means.post.look?.());
  const attachment = isAttached ? await attachmentOf(context, means, sending, signal) : null;
  const letter = letterAbout(context, means.site, {
    held,
    about: prepared.name,
    control: prepared.control,
    series: prepared.series,
    establishments: saidOf(kept),
    part: prepared.part,
    attachment,
  });
  await handedOver(() => means.post.send(letter, signal));
  return null;
}

/** @throws NotSent as the mail server has failed */
async function handedOver(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof GivenUp
      ? new NotSent('mailRefused', true, error)
      : new NotSent('mailUnreachable', false, error);
  }
}

/** The file in one piece; `null` where it is too large for a mail. */
async function attachmentOf(
  context: AppContext,
  means: Means,
  sending: Judged,
  signal: AbortSignal,
): Promise<Attachment | null> {
  const { format } = sending.held.run;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of filePieces(context, means, sending, signal)) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) return null;
  }
  return {
    name: exportFileName(format, sending.prepared.name ?? sending.prepared.source.fileName),
    mediaType: mediaTypes[format],
    content: Buffer.concat(pieces),
  };
}
