import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFrame } from '../i18n';
import { App } from './App';
import { leaveForSignIn } from './session/leave';
import { readTokens } from './session/stored-session';
import { startLanguage } from './shell/language/start-language';

/** The nonce of this page load; the server writes it into the page. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

/** Shows the console, or leaves for the sign-in page where nobody is signed in (SES-21). */
export async function start(place: HTMLElement): Promise<void> {
  if (readTokens() === null) {
    leaveForSignIn();
    return;
  }
  const language = startLanguage();
  const catalogue = await loadFrame(language.language);
  const root = createRoot(place);
  // In slices: until then the page's own frame stands (src/first-sight), and a finger is answered.
  startTransition(() => root.render(<App start={language} catalogue={catalogue} nonce={pageNonce()} />));
}
