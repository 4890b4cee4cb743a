import { PortalError } from '../ui/failure/portal-error';

/** How often the server is asked whether it is in reach again, by a call that costs it nothing. */
const ASK_MS = 5000;
const TIMEOUT_MS = 4000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Whether a call failed because the server is out of reach: what is on the screen is as good as it was. A server that is too
 * slow is not asked again by itself.
 */
export const isNetworkLost = (error: unknown): boolean =>
  error instanceof PortalError &&
  (error.kind === 'network' || (error.kind === 'timeout' && !navigator.onLine));

/**
 * Calls `act` once, as soon as the server is in reach again.
 * @returns a function that cancels that
 */
export function whenReachable(act: () => void): () => void {
  if (waiting.size === 0) {
    timer = setInterval(() => void ask(), ASK_MS);
    window.addEventListener('online', askNow);
  }
  waiting.add(act);
  return () => {
    waiting.delete(act);
    if (waiting.size === 0) stop();
  };
}

function stop(): void {
  clearInterval(timer);
  window.removeEventListener('online', askNow);
}

const askNow = () => void ask();

async function ask(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (ok) tell();
  } catch {
    // asked again after a while
  }
}

function tell(): void {
  stop();
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}
