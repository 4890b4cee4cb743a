import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { invalid } from '../../platform/http/refusal';
import { enqueue } from '../../platform/jobs/store';
import type { Portal } from '../../platform/portal';
import { reserveTry } from '../../platform/principal/failures';
import { resetRequest } from './jobs';

/**
 * API-04: takes a request for a link. What it does, how long it takes and what it answers is the same for every
 * login: who that is, is for a job to find out.
 * @throws Refusal 400 without a login, 429 after too many requests (LOG-02)
 */
export async function requestReset(
  portal: Portal,
  { cpf, language, address }: { cpf: string; language: Language; address: string },
): Promise<string> {
  const login = cpf.trim();
  if (login === '') throw invalid('errors.validation', { cpf: 'password.forgot.missing' });
  await reserveTry(portal, 'reset', login, address);
  const request = { link: randomUUID(), login, language, address };
  await enqueue(portal.database.db, resetRequest, request, portal.now());
  portal.bell.ring();
  return message(language, 'passwordReplies.requested');
}
