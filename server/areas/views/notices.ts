import type { ScreenPath } from '../../../contract/access';
import { message } from '../../../i18n/server';
import { defineNotice } from '../../engines/notices/define';

/** `by`: the name of whoever shared it. */
export const viewShared = defineNotice<{ by: string; view: string; screen: ScreenPath }>({
  kind: 'viewShared',
  type: 'views',
  words: ({ by, view, screen }, language) => ({
    by,
    view,
    screen: message(language, `screens.${screen}.title`),
  }),
});

/** `from`: the name of its owner of before, who has left. */
export const viewInherited = defineNotice<{ from: string; view: string; screen: ScreenPath }>({
  kind: 'viewInherited',
  type: 'views',
  words: ({ from, view, screen }, language) => ({
    from,
    view,
    screen: message(language, `screens.${screen}.title`),
  }),
});

/** `to`: the name of its owner of before, who is back. */
export const viewReturned = defineNotice<{ to: string; view: string; screen: ScreenPath }>({
  kind: 'viewReturned',
  type: 'views',
  words: ({ to, view, screen }, language) => ({
    to,
    view,
    screen: message(language, `screens.${screen}.title`),
  }),
});
