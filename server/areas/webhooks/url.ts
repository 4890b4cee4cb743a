import type { MessageKey } from '../../../i18n/server';
import { invalid } from '../../platform/errors/http-error';
import { RefusedAddress, reachOf, resolveHost } from '../../platform/http/reach';
import { reachable, type UrlProblem, urlProblem } from './address';

const texts: Readonly<Record<UrlProblem, MessageKey>> = {
  noUrl: 'webhookReplies.url.noUrl',
  noHttps: 'webhookReplies.url.noHttps',
  credentials: 'webhookReplies.url.credentials',
  port: 'webhookReplies.url.port',
  private: 'webhookReplies.url.private',
};

const refused = (problem: UrlProblem) => invalid('errors.validation', { url: texts[problem] });

/** A name that is not resolved within this time is accepted unchecked, because each attempt resolves it again. */
const RESOLVED_WITHIN_MS = 3000;

/**
 * The rule of an address as it is written, which may be missing (`serve`).
 * @throws HttpError 400 at the field
 */
export function assertUrl({ url }: { url?: string }, opened: readonly string[]): void {
  const problem = url === undefined ? null : urlProblem(url, reachOf(opened), opened.length > 0);
  if (problem !== null) throw refused(problem);
}

/**
 * Checks an address before it is stored. A name that resolves to a private address is refused here, with a message; if
 * it does so only later, the attempt is refused.
 * @throws HttpError 400 at the field
 */
export async function checkUrl(text: string, opened: readonly string[]): Promise<void> {
  assertUrl({ url: text }, opened);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, RESOLVED_WITHIN_MS, null);
  });
  try {
    await Promise.race([reachable(new URL(text), reachOf(opened), resolveHost), late]);
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw refused(opened.length > 0 && text.startsWith('http:') ? 'noHttps' : 'private');
    // the name cannot be resolved yet
  } finally {
    clearTimeout(timer);
  }
}
