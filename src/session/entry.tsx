import { createRoot } from 'react-dom/client';
import { getConfig, type PortalConfig } from '../../contract/config';
import { startLanguage } from '../layout/language/start-language';
import { call } from '../portal/client';
import { destination } from './destination';
import { endStoredSession } from './end-stored-session';
import './entry.css';
import type { Message } from './message';
import { SignInPage } from './SignInPage';
import { loadTexts } from './texts';

/** The page does not wait longer for its configuration; it works without. */
const CONFIG_TIMEOUT_MS = 2000;

const loadConfig = (): Promise<PortalConfig | null> =>
  call(getConfig, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) }).catch(() => null);

const languageNotFound: Message = (texts) => texts.errors.languageNotFound;

async function start(root: HTMLElement): Promise<void> {
  endStoredSession();
  const { language, unsupported } = startLanguage();
  const [texts, config] = await Promise.all([loadTexts[language](), loadConfig()]);
  createRoot(root).render(
    <SignInPage
      spoken={{ language, texts }}
      config={config}
      opening={unsupported ? languageNotFound : undefined}
      onSignedIn={() => location.assign(destination(location.search, location.origin))}
    />,
  );
}

// A page that the browser kept and shows again (Back) would hold a password and a spent robot check.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const root = document.getElementById('root');
if (location.pathname !== '/login') location.replace('/login');
else if (root !== null) void start(root);
