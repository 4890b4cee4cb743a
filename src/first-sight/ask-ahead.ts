import { getConfig } from '../../contract/config';
import { validateSession } from '../../contract/session';
import { loadFrame, loadOwn, type OwnTexts } from '../../i18n';
import { callAhead } from '../portal/client';
import { currentLanguage } from '../portal/language';

/**
 * Asks for what the first sight waits for while the console's script is still on its way: who is signed in, the
 * deployment's values, and the texts. What fails here is told by whoever asks for it in earnest.
 */
export function askAhead(): void {
  callAhead(validateSession);
  callAhead(getConfig);
  const language = currentLanguage();
  const own = document.querySelector<HTMLMetaElement>('meta[name="page-texts"]')?.content ?? '';
  Promise.all([
    loadFrame(language),
    loadOwn(language, own.split(' ').filter((name) => name !== '') as OwnTexts[]),
  ]).catch(() => undefined);
}
