import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { defineNotice } from '../../engines/notices/define';
import type { Browser } from '../../platform/http/browser';

/** Names a browser to a person. */
export function browserText({ browser, system }: Browser, language: Language): string {
  return browser !== null && system !== null
    ? message(language, 'notices.browserOn', { browser, system })
    : (browser ?? system ?? message(language, 'notices.unknownBrowser'));
}

export const newBrowser = defineNotice<Browser & { address: string }>({
  kind: 'newBrowser',
  type: 'security',
  words: ({ address, ...browser }, language) => ({ browser: browserText(browser, language), address }),
  screen: '/sessoes',
});
