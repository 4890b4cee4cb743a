import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import { loginFrom } from '../../../contract/logins';
import { message } from '../../../i18n/server';
import { recordFailedAttempt } from '../../network/people/failed-attempt';
import type { AppContext } from '../../platform/context';
import { reserveAttempt } from '../../platform/credentials/attempts';
import { invalid } from '../../platform/errors/http-error';
import { enqueue } from '../../platform/jobs/store';
import { resetRequest } from './jobs';

interface ResetCall {
  cpf: string;
  language: Language;
  address: string;
  /** The hash of the browser's cookie, `null` where it has none. */
  browser: string | null;
}

/**
 * API-04: accepts a request for a link. Its work, its duration and its reply are the same for every login, because only
 * a job looks up the person.
 * @throws HttpError 400 without a login, 429 after too many requests (LOG-02)
 */
export async function requestReset(
  context: AppContext,
  { cpf, language, address, browser }: ResetCall,
): Promise<string> {
  const login = loginFrom(cpf);
  if (login === '') throw invalid('errors.validation', { cpf: 'password.forgot.missing' });
  const attempt = await reserveAttempt(context, 'reset', { login, address, browser });
  await recordFailedAttempt(context, 'reset', { login, address, attempt });
  const request = { link: randomUUID(), login, language, address };
  await enqueue(context.database.db, resetRequest, request, context.now());
  context.jobSignal.notify();
  return message(language, 'passwordReplies.requested');
}
