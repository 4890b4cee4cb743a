import { leaveForSignIn } from '../session/leave';
import { readTokens } from '../session/stored-session';
import { askAhead } from './ask-ahead';

/** The entry waits so long where the browser does not tell, because nobody sees the page, say. */
const LATEST_MS = 200;

/** Resolves when the browser has drawn what the page itself brings: work that comes first would keep it from doing so. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(done);
    const latest = setTimeout(done, LATEST_MS);
    function done() {
      observer.disconnect();
      clearTimeout(latest);
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Shows the console, or leaves for the sign-in page where nobody is signed in (SES-21). */
export async function open(place: HTMLElement): Promise<void> {
  if (readTokens() === null) {
    leaveForSignIn();
    return;
  }
  askAhead();
  await firstPaint();
  const { start } = await import('../start');
  await start(place);
}
