import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Language } from '../../contract/languages';
import { loadCatalogue, loadFrame } from '../../i18n';
import { App } from '../../src/App';
import { storeLanguage } from '../../src/portal/language';
import { startLanguage } from '../../src/portal/start-language';
import { pageLoad } from '../../src/session/page-load';
import { signInAs } from './bridge';
import { setWidth } from './screen-width';

interface Options {
  /** The login of who is signed in; absent: whatever the test has stored. */
  person?: string;
  path?: string;
  /** Absent: whatever the test has stored. */
  language?: Language;
  width?: number;
}

/** Opens the console at an address, as a browser does whose visitor is signed in. Full page loads are recorded. */
export async function openConsole({ person, path = '/home', language, width = 1440 }: Options) {
  setWidth(width);
  window.scrollTo = () => undefined;
  const leave = vi.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  const reload = vi.spyOn(pageLoad, 'reload').mockImplementation(() => undefined);
  if (person !== undefined) await signInAs(person);
  if (language !== undefined) storeLanguage(language);
  window.history.pushState(null, '', path);
  const start = startLanguage();
  const catalogue = await loadCatalogue(start.language);
  render(<App start={start} catalogue={await loadFrame(start.language)} />);
  return {
    leave,
    reload,
    catalogue,
    user: userEvent.setup({ delay: null }),
    /** Goes to another address without a page load. */
    goTo: (address: string) =>
      act(async () => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
  };
}

/** The one h1 of the page, once it says this. */
export function pageTitled(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
