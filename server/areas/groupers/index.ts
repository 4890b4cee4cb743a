import { sql } from 'kysely';
import type { Area } from '../../area';
import { deleteEffect, saveEffect } from './access';
import { grouperBulk } from './bulk';
import { grouperFinder } from './find';
import { grouperImport } from './imports';
import { grouperList } from './list';
import { grouperRoutes } from './routes';

/** Groups of establishments. */
export const groupers: Area = {
  find: [grouperFinder],
  recordNames: [
    {
      entities: ['grouper'],
      kinds: ['groups'],
      select: sql`name from grouper`,
      key: sql`id`,
      numbered: true,
    },
  ],
  routes: grouperRoutes,
  lists: [grouperList],
  imports: [grouperImport],
  bulk: [grouperBulk],
  access: [saveEffect, deleteEffect],
};
