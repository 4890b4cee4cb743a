import { defineNotice } from '../../engines/notices/define';

/** How many days of the rollups, closed days and bank files do not agree with the transactions. */
export const sumsDiffer = defineNotice<{ days: number; closings: number; files: number }>({
  kind: 'sumsDiffer',
  type: 'operation',
  words: ({ days, closings, files }) => ({ days, closings, files }),
});
