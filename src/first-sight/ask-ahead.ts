import { allowed, type ScreenPath, screenAt } from '../../contract/access';
import { getConfig } from '../../contract/config';
import { CALL_TIMEOUT } from '../../contract/operation';
import { validateSession } from '../../contract/session';
import { loadFrame } from '../../i18n';
import type { FrameCatalogue, OwnTexts } from '../../i18n/catalogue';
import { loadOwn } from '../../i18n/own-texts';
import { callAhead } from '../portal/client';
import { currentLanguage } from '../portal/language';
import { type RawResponse, read } from '../portal/reply';
import { hasKeptList } from '../session/kept-lists';
import { standingOf } from '../session/standing';
import { nameFrame } from './frame-words';
import { pageCalls } from './page-calls';

/**
 * Asks for what the first sight waits for while the console's script is still on its way: who is signed in, the
 * deployment's values, the texts, and what the page shows first. A failure is reported by the console, which asks again.
 */
export function askAhead(): void {
  const session = callAhead(validateSession.path, validateSession);
  void callAhead(getConfig.path, getConfig);
  const texts = loadTexts();
  openAhead(session, texts).catch(() => undefined);
}

/** What the server has written into the page about its address. */
const named = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

async function loadTexts(): Promise<FrameCatalogue> {
  const language = currentLanguage();
  const own = named('page-texts').split(' ');
  const [frame] = await Promise.all([
    loadFrame(language),
    loadOwn(language, own.filter((name) => name !== '') as OwnTexts[]),
  ]);
  return frame;
}

/**
 * Once the session stands and opens the screen, the frame says which page comes, and what it shows first is asked for:
 * nobody is refused what they never asked for (SES-16).
 */
async function openAhead(session: Promise<RawResponse>, texts: Promise<FrameCatalogue>): Promise<void> {
  texts.catch(() => undefined);
  const { pathname, search } = window.location;
  const screen = screenAt(pathname);
  if (screen === undefined) return;
  const info = read<typeof validateSession>(await session);
  const standing = await standingOf(info);
  if (!info.authenticated || !allowed(standing, screen.path)) return;
  // A list whose state stands in the address or in the store may be narrowed by a text, and asks by itself.
  const untouched = search === '' && !hasKeptList(screen.path);
  const first = untouched ? pageCalls() : [];
  for (const { address, screen: needed = screen.path } of first)
    if (allowed(standing, needed))
      void callAhead(address, { method: 'GET', access: { person: 'signedIn' }, timeout: CALL_TIMEOUT });
  if (pathname === screen.path) nameFrame(wordsOf(await texts, screen.path, first.length > 0));
}

function wordsOf({ screens }: FrameCatalogue, path: ScreenPath, asList: boolean) {
  const { title, search }: { title: string; search?: string } = screens[path];
  return { title, search: asList ? search : undefined };
}
