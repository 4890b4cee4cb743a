import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { publicPaths, SIGN_ON_RETURN } from '../../contract/access';
import { getConfig, looksLikeConfig, type PortalConfig } from '../../contract/config';
import { followTranslation } from '../page-translation';
import { callPublic } from '../portal/public-call';
import { checkedReply } from '../portal/reply';
import { startLanguage } from '../portal/start-language';
import { destination } from '../session/destination';
import { endStoredSession } from '../session/end-stored-session';
import { isStorageKept, lookAtStorage, toldOfStorage } from '../session/storage-kept';
import './entry.css';
import { ENDED, takePlace } from '../session/kept-place';
import { readLogin, readTokens } from '../session/stored-session';
import { takeQuery, takeToken } from '../session/take-token';
import type { Message } from './message';
import type { Opening } from './PublicPage';
import { openConsoleHere } from './preload-console';
import { SignInPage } from './SignInPage';
import { loadTexts } from './texts';

/** The page waits no longer for its configuration, and works without it. */
const CONFIG_TIMEOUT_MS = 2000;

const loadConfig = (): Promise<PortalConfig | null> =>
  callPublic(getConfig, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) })
    .then((config) => checkedReply(config, looksLikeConfig))
    .catch(() => null);

const languageNotFound: Message = (texts) => texts.errors.languageNotFound;

type Path = (typeof publicPaths)[number];
type Show = (opening: Opening) => ReactElement;

/** SES-22: the public pages, each with its own code: most visits are sign-ins, which fetch nothing of the others. */
const pages: Record<Path, () => Promise<Show>> = {
  '/login': async () => {
    const onSignedIn = leaves(location.search, (address) => location.assign(address));
    const ended = new URLSearchParams(location.search).has(ENDED);
    /** Whoever has signed in in another tab is signed in here as well. */
    const followTab = () => {
      if (readLogin() && readTokens()) onSignedIn();
    };
    window.addEventListener('storage', followTab);
    // A tab whose session has ended is no visit: a session that is stored by now is the next one.
    if (ended) followTab();
    else endStoredSession();
    return (opening) => <SignInPage {...opening} ended={ended} onSignedIn={onSignedIn} />;
  },
  '/esqueceu-sua-senha': async () => {
    endStoredSession(); // LOG-14
    const { ForgotPage } = await import('./ForgotPage');
    return (opening) => <ForgotPage {...opening} />;
  },
  '/alterar-senha': async () => {
    const { ResetPage } = await import('./ResetPage');
    // The token is taken only when everything is loaded: until then a reload still finds it.
    return (opening) => <ResetPage {...opening} token={takeToken()} />;
  },
};

/** A provider has led back. What it says is taken at once: each file that is fetched would name it as its referrer. */
async function returned(): Promise<Show> {
  const provider = location.pathname.slice(SIGN_ON_RETURN.length);
  const parameters = takeQuery();
  endStoredSession();
  const { openReturn } = await import('./sign-on/open-return');
  // In the history it would be a page that has nothing to finish any more.
  return openReturn(provider, parameters, (search) => leaves(search, (address) => location.replace(address)));
}

/** Returns what leads a person who is signed in to where it wanted to go, once. */
function leaves(search: string, go: (address: string) => void): () => void {
  let gone = false;
  return () => {
    if (gone) return;
    gone = true;
    const address = destination(search, location.origin, takePlace());
    if (isStorageKept()) go(address);
    else void openHere(address);
  };
}

let shown: Root | undefined;

async function openHere(address: string): Promise<void> {
  shown?.unmount();
  await openConsoleHere(address);
}

async function start(root: HTMLElement, open: () => Promise<Show>): Promise<void> {
  lookAtStorage();
  // The page below says so.
  if (!isStorageKept()) toldOfStorage();
  const { language, unsupported } = startLanguage();
  const [show, texts, config] = await Promise.all([open(), loadTexts[language](), loadConfig()]);
  shown = createRoot(root);
  shown.render(
    show({ spoken: { language, texts }, config, opening: unsupported ? languageNotFound : undefined }),
  );
}

// A page that the browser restores from its back/forward cache would contain a password and a used robot check.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

followTranslation();

const root = document.getElementById('root');
const { pathname } = location;
const path = publicPaths.find((known) => known === pathname);
const isReturn = pathname.startsWith(SIGN_ON_RETURN) && pathname !== SIGN_ON_RETURN;
const open = path === undefined ? (isReturn ? returned : null) : pages[path];
if (open === null) location.replace('/login');
else if (root !== null) void start(root, open);
