import { message } from '../../../i18n/server';
import { defineNotice } from '../../engines/notices/define';

/** `null`: what the browser said of itself could not be read. */
export const newBrowser = defineNotice<{ browser: string | null; system: string | null; address: string }>({
  kind: 'newBrowser',
  type: 'security',
  words: ({ browser, system, address }, language) => ({
    browser:
      browser !== null && system !== null
        ? message(language, 'notices.browserOn', { browser, system })
        : (browser ?? system ?? message(language, 'notices.unknownBrowser')),
    address,
  }),
  screen: '/alterar-senha-perfil',
});
