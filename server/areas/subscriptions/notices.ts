import type { Language } from '../../../contract/languages';
import type { SendingReason } from '../../../contract/sendings';
import { formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { defineNotice } from '../../engines/notices/define';

interface OfRun {
  view: string;
  /** 0: a test. */
  number: number;
}

interface Why extends OfRun {
  reason: SendingReason;
}

/** Several that have failed for one cause: it, and what else has failed for it. */
interface Trouble extends Why {
  cause?: string;
  count?: number;
  others?: readonly OfRun[];
}

/** The words of what has failed; notices of servers of before are of one sending. */
const wordsOf = ({ reason, view, number, count = 1 }: Trouble, language: Language) => ({
  view,
  number,
  smart_count: count,
  count: formatInteger(count, language),
  reason: message(language, `subscriptions.reasons.${reason}`),
});

/** `by`: the name of whoever has named its reader as a recipient. */
export const subscriptionNamed = defineNotice<{ by: string; view: string }>({
  kind: 'subscriptionNamed',
  type: 'views',
  words: (parameters) => ({ ...parameters }),
});

/** It goes out later than it should, and is tried again. */
export const subscriptionLate = defineNotice<Trouble>({
  kind: 'subscriptionLate',
  type: 'views',
  words: wordsOf,
});

/** It was given up. */
export const subscriptionFailed = defineNotice<Trouble>({
  kind: 'subscriptionFailed',
  type: 'views',
  words: wordsOf,
});

/** `to`: the name of the recipient who did not get it. */
export const subscriptionWithheld = defineNotice<Why & { to: string }>({
  kind: 'subscriptionWithheld',
  type: 'views',
  words: ({ reason, ...run }, language) => ({
    ...run,
    reason: message(language, `subscriptions.reasons.${reason}`),
  }),
});

export const subscriptionEmpty = defineNotice<OfRun>({
  kind: 'subscriptionEmpty',
  type: 'views',
  words: (parameters) => ({ ...parameters }),
});

/** Its file goes over fewer establishments than that of the number before; `to`: the name of who got it. */
export const subscriptionFewer = defineNotice<OfRun & { to: string; count: number; before: number }>({
  kind: 'subscriptionFewer',
  type: 'views',
  words: ({ count, before, ...rest }, language) => ({
    ...rest,
    count: formatInteger(count, language),
    before: formatInteger(before, language),
  }),
});

/** Nothing of it is sent any more, until somebody lets it go on. */
export const subscriptionStopped = defineNotice<{ view: string; reason: SendingReason }>({
  kind: 'subscriptionStopped',
  type: 'views',
  words: ({ view, reason }, language) => ({
    view,
    reason: message(language, `subscriptions.reasons.${reason}`),
  }),
});

/** `by`: the administrator who has ended it. */
export const subscriptionEnded = defineNotice<{ by: string; view: string }>({
  kind: 'subscriptionEnded',
  type: 'views',
  words: (parameters) => ({ ...parameters }),
});
