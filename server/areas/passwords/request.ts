import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { invalid } from '../../platform/http/http-error';
import { enqueue } from '../../platform/jobs/store';
import { reserveAttempt } from '../../platform/principal/attempts';
import { resetRequest } from './jobs';

/**
 * API-04: accepts a request for a link. Its work, its duration and its reply are the same for every login, because only
 * a job looks up the person.
 * @throws HttpError 400 without a login, 429 after too many requests (LOG-02)
 */
export async function requestReset(
  context: AppContext,
  { cpf, language, address }: { cpf: string; language: Language; address: string },
): Promise<string> {
  const login = cpf.trim();
  if (login === '') throw invalid('errors.validation', { cpf: 'password.forgot.missing' });
  await reserveAttempt(context, 'reset', login, address);
  const request = { link: randomUUID(), login, language, address };
  await enqueue(context.database.db, resetRequest, request, context.now());
  context.jobSignal.notify();
  return message(language, 'passwordReplies.requested');
}
