import { defineNotice } from '../../engines/notices/define';

export const newsPublished = defineNotice<{ title: string }>({
  kind: 'newsPublished',
  type: 'news',
  words: ({ title }) => ({ title }),
});
