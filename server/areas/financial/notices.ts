import { formatDate } from '../../../i18n/format';
import { defineNotice } from '../../engines/notices/define';

/** A month is billed: the first and the last day that were, `YYYY-MM-DD`. */
export const billingAvailable = defineNotice<{ first: string; last: string }>({
  kind: 'billingAvailable',
  type: 'billing',
  words: ({ first, last }, language) => ({
    first: formatDate(first, language),
    last: formatDate(last, language),
  }),
  screen: '/financeiro',
});
