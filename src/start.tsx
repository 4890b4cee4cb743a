import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFrame } from '../i18n';
import { App } from './App';
import { afterFirstSight } from './kit/first-sight';
import { forgetAhead } from './portal/client';
import { startLanguage } from './portal/start-language';

/** The nonce of this page load; the server writes it into the page. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

/** Shows the console to whoever is signed in. */
export async function start(place: HTMLElement): Promise<void> {
  afterFirstSight(forgetAhead);
  const language = startLanguage();
  const catalogue = await loadFrame(language.language);
  const root = createRoot(place);
  // In slices: until then the page's own frame stands (src/first-sight), and a finger is answered.
  startTransition(() => root.render(<App start={language} catalogue={catalogue} nonce={pageNonce()} />));
}
