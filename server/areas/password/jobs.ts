import { z } from 'zod';
import { languages } from '../../../contract/languages';
import { RESET } from '../../../contract/password';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { liveLinks, openLink, storedToken } from '../../platform/credentials/password-links';
import { GivenUp, type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { enqueue } from '../../platform/jobs/store';
import type { Letter, Post } from '../../platform/mail/letter';
import { linkMail, welcomeMail } from '../../platform/mail/welcome-mail';
import { type LinkFacts, resetLetter, welcomeLetter } from './letter';

const request = z.strictObject({
  /** The id of the link; it is created with the request, so that a job that runs twice creates one link. */
  link: z.uuid(),
  login: z.string(),
  language: z.enum(languages),
  address: z.string(),
});

/** A request for a link. The job looks up whether the login exists, because the time of the call must not reveal it. */
export const resetRequest: JobKind<z.infer<typeof request>> = {
  name: 'passwordResetRequest',
  payload: request,
  attempts: 10,
  seconds: 30,
};

/** The mail with a link. It is attempted for about as long as the link may be used. */
const resetMail: JobKind<z.infer<typeof linkMail>> = {
  name: 'passwordResetMail',
  payload: linkMail,
  attempts: 9,
  seconds: 60,
};

/**
 * Returns the handlers of requests for a link and of the mails with links.
 * @param site the address of the portal
 */
export function passwordJobHandlers(context: AppContext, post: Post, site: string): JobHandler[] {
  const send = (write: WriteLetter, payload: z.infer<typeof linkMail>, signal: AbortSignal) =>
    sendLink(context, { post, site, write }, payload, signal);
  return [
    jobHandler(resetRequest, (payload) => openRequested(context, payload)),
    jobHandler(resetMail, (payload, signal) => send(resetLetter, payload, signal)),
    jobHandler(welcomeMail, (payload, signal) => send(welcomeLetter, payload, signal)),
  ];
}

async function openRequested(
  context: AppContext,
  { link, login, language, address }: z.infer<typeof request>,
): Promise<void> {
  await context.database.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('portal_user')
      .where('login', '=', login)
      .where('active', '=', true)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) return;
    if (!(await openLink(trx, context, { id: link, userId: user.id, minutes: RESET.linkMinutes }))) return;
    const after = { userId: user.id, minutes: RESET.linkMinutes };
    await recordChanges(trx, { id: null, login, address }, [
      { action: 'create', entity: 'password_link', key: link, after },
    ]);
    await enqueue(trx, resetMail, { link, language }, context.now());
  });
  context.jobSignal.notify();
}

type WriteLetter = (facts: LinkFacts) => Letter;

async function sendLink(
  context: AppContext,
  { post, site, write }: { post: Post; site: string; write: WriteLetter },
  { link: linkId, language }: z.infer<typeof linkMail>,
  signal: AbortSignal,
): Promise<void> {
  const live = await liveLinks(context.database.db, context.now())
    .where('password_link.id', '=', linkId)
    .select(['hash', 'login', 'name', 'email'])
    .executeTakeFirst();
  // The link was used or ended, is too old, or its person was deactivated: the mail is not needed.
  if (live === undefined) return;
  const token = storedToken(context, linkId, live.hash);
  if (token === null) throw new GivenUp('The signing key has changed since the link was made');
  const link = new URL(`alterar-senha?token=${token}`, site.endsWith('/') ? site : `${site}/`).href;
  await post.send(write({ id: linkId, person: live, language, link }), signal);
}
