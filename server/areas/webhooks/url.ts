import type { MessageKey } from '../../../i18n/server';
import { invalid } from '../../platform/http/http-error';
import { RefusedAddress, reachable, resolveHost, type UrlProblem, urlProblem } from './address';
import { reachOf } from './networks';

const texts: Readonly<Record<UrlProblem, MessageKey>> = {
  noUrl: 'webhookReplies.url.noUrl',
  noHttps: 'webhookReplies.url.noHttps',
  credentials: 'webhookReplies.url.credentials',
  port: 'webhookReplies.url.port',
  private: 'webhookReplies.url.private',
};

const refused = (problem: UrlProblem) => invalid('errors.validation', { url: texts[problem] });

/** A name that nobody answers for in so many milliseconds is taken as it is: each attempt looks it up anew. */
const RESOLVED_WITHIN_MS = 3000;

/**
 * Looks at an address before it is kept. A name that leads to a private one is refused here, with a sentence; one that
 * leads there later, at the attempt.
 * @throws HttpError 400 at the field
 */
export async function checkUrl(text: string, opened: readonly string[]): Promise<void> {
  const reach = reachOf(opened);
  const problem = urlProblem(text, reach, opened.length > 0);
  if (problem !== null) throw refused(problem);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, RESOLVED_WITHIN_MS, null);
  });
  try {
    await Promise.race([reachable(new URL(text), reach, resolveHost), late]);
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw refused(opened.length > 0 && text.startsWith('http:') ? 'noHttps' : 'private');
    // nobody knows the name yet
  } finally {
    clearTimeout(timer);
  }
}
