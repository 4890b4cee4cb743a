import { todayReplies as mexican } from '../es/today-replies';
import { overlay } from '../overlay';

export const todayReplies = overlay(mexican, {
  tasks: {
    ownSilence: { action: 'Abrir el extracto' },
    apiAccess: {
      text: 'Pida a su ejecutivo comercial que lo prorrogue; después de esa fecha sus programas dejarán de funcionar.',
    },
  },
});
