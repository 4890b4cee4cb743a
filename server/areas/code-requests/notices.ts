import { defineNotice, minuteOf } from '../../engines/notices/define';

/** Requested codes have not reached the terminals. `asked`: when, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
export const codesOverdue = defineNotice<{ quantity: number; shop: string; asked: string; hours: number }>({
  kind: 'codesOverdue',
  type: 'codes',
  words: ({ quantity, shop, asked, hours }, language) => ({
    smart_count: quantity,
    shop,
    hours,
    ...minuteOf(asked, language),
  }),
  screen: '/codigos-solicitados',
});
