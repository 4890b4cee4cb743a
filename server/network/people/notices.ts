import { formatInteger } from '../../../i18n/format';
import { defineNotice } from '../../engines/notices/define';

/** `times`: how many wrong passwords; `address`: that of the last one. */
export const wrongPasswords = defineNotice<{ times: number; address: string }>({
  kind: 'wrongPasswords',
  type: 'security',
  words: ({ times, address }, language) => ({ times: formatInteger(times, language), address }),
  screen: '/alterar-senha-perfil',
});

/** `times`: how many wrong codes after the right password; `address`: that of the last one. */
export const wrongCodes = defineNotice<{ times: number; address: string }>({
  kind: 'wrongCodes',
  type: 'security',
  words: ({ times, address }, language) => ({ times: formatInteger(times, language), address }),
  screen: '/alterar-senha-perfil',
});
