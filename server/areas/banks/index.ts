import { sql } from 'kysely';
import type { Area } from '../../area';
import { bankFinder } from './find';
import { bankImport } from './import';
import { bankList } from './list';
import { bankRoutes } from './routes';

/** Banks. */
export const banks: Area = {
  find: [bankFinder],
  recordNames: [
    { entities: ['bank'], kinds: ['bank'], select: sql`name from bank`, key: sql`code`, numbered: false },
  ],
  routes: bankRoutes,
  lists: [bankList],
  imports: [bankImport],
};
