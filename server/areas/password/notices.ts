import { defineNotice } from '../../engines/notices/define';

export const passwordChanged = defineNotice<object>({
  kind: 'passwordChanged',
  type: 'security',
  words: () => ({}),
  screen: '/alterar-senha-perfil',
});
