import { allowed, screenAt } from '../../contract/access';
import { getConfig } from '../../contract/config';
import { CALL_TIMEOUT } from '../../contract/operation';
import { validateSession } from '../../contract/session';
import { loadFrame, loadOwn, type OwnTexts } from '../../i18n';
import { type Answer, read } from '../portal/answer';
import { callAhead } from '../portal/client';
import { currentLanguage } from '../portal/language';
import { hasKeptList } from '../session/kept-lists';
import { standingOf } from '../session/standing';

/**
 * Asks for what the first sight waits for while the console's script is still on its way: who is signed in, the
 * deployment's values, the texts, and the first page of a list. What fails here is told by whoever asks for it in earnest.
 */
export function askAhead(): void {
  const session = callAhead(validateSession.path, validateSession);
  void callAhead(getConfig.path, getConfig);
  askForFirstPage(session).catch(() => undefined);
  askForTexts().catch(() => undefined);
}

/** What the server has written into the page about its address. */
const told = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

async function askForTexts(): Promise<void> {
  const language = currentLanguage();
  const own = told('page-texts').split(' ');
  await Promise.all([
    loadFrame(language),
    loadOwn(language, own.filter((name) => name !== '') as OwnTexts[]),
  ]);
}

/**
 * The server names the call of a list that nobody has filtered, sorted or turned. It is made once the session stands and
 * opens the screen, so that nobody is refused what was never asked for (SES-16).
 */
async function askForFirstPage(session: Promise<Answer>): Promise<void> {
  const { pathname, search } = window.location;
  const address = told('first-page');
  const screen = screenAt(pathname);
  if (address === '' || screen === undefined || search !== '' || hasKeptList(screen.path)) return;
  const info = read<typeof validateSession>(await session);
  if (!info.authenticated || !allowed(await standingOf(info), screen.path)) return;
  void callAhead(address, { method: 'GET', access: { person: 'signedIn' }, timeout: CALL_TIMEOUT });
}
