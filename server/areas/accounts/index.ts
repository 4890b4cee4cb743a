import { sql } from 'kysely';
import type { Area } from '../../area';
import { accountBulk } from './bulk-target';
import { accountFinder } from './find';
import { accountList } from './list';
import { accountRoutes } from './routes';

/** Accounts: where the cash of establishments is credited. */
export const accounts: Area = {
  find: [accountFinder],
  recordNames: [
    { entities: ['account'], select: sql`nickname as name from account`, key: sql`id`, numbered: true },
  ],
  routes: accountRoutes,
  lists: [accountList],
  bulk: [accountBulk],
};
