import { leaveForSignIn } from '../session/leave';
import { readTokens } from '../session/stored-session';
import { askAhead } from './ask-ahead';
import { firstPaint } from './first-paint';

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
