import { sql } from 'kysely';
import { personEntities } from '../../../contract/audit-fields';
import type { Area } from '../../area';
import { addressJobHandlers } from './address-mail';
import { userBulk, viewerBulk } from './bulk-target';
import { userFinder, viewerFinder } from './find';
import { userImport, viewerImport } from './imports/target';
import { userList, viewerList } from './list';
import { purgeMailDays } from './mail-limit';
import { accountDeactivated, accountReactivated } from './notices';
import { provision } from './provision';
import { userRoutes } from './routes';

/** Users, and report viewers, who are users as managers see them. */
export const users: Area = {
  find: [userFinder, viewerFinder],
  notices: [accountDeactivated, accountReactivated],
  recordNames: [
    {
      entities: personEntities,
      kinds: ['person'],
      select: sql`name, login from portal_user`,
      key: sql`id`,
      numbered: true,
    },
  ],
  routes: userRoutes,
  provision,
  lists: [userList, viewerList],
  imports: [userImport, viewerImport],
  bulk: [userBulk, viewerBulk],
  purge: purgeMailDays,
  jobs: (context, { post, site }) => addressJobHandlers(context, post, site),
};
