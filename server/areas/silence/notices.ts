import { formatInteger } from '../../../i18n/format';
import { defineNotice, minuteOf } from '../../engines/notices/define';

/** `last`: when the last deposit was captured, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
export const shopSilent = defineNotice<{ shop: string; last: string; onceInDays: number }>({
  kind: 'shopSilent',
  type: 'silence',
  words: ({ shop, last, onceInDays }, language) => ({
    shop,
    ...minuteOf(last, language),
    days: formatInteger(onceInDays, language),
  }),
  screen: '/painel-de-controle',
});

/** `back`: when the next one was captured, likewise. */
export const shopBack = defineNotice<{ shop: string; back: string }>({
  kind: 'shopBack',
  type: 'silence',
  words: ({ shop, back }, language) => ({ shop, ...minuteOf(back, language) }),
  screen: '/painel-de-controle',
});
