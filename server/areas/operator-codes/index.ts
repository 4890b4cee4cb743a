import { sql } from 'kysely';
import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { codeBulk } from './bulk-target';
import { codeFinder } from './find';
import { codeImport } from './import-target';
import { codesEnded, codesEnding, codesUnused } from './life/notices';
import { codeLifeRoutes } from './life/routes';
import { lookForUnused, unusedJob, unusedRoutine } from './life/unused';
import { codeList } from './list';
import { operatorCodeRoutes } from './routes';
import { unusedCodesTask } from './today';

/** Operator codes: who may use a shop's terminals. */
export const operatorCodes: Area = {
  find: [codeFinder],
  notices: [codesUnused, codesEnding, codesEnded],
  today: [unusedCodesTask],
  recordNames: [{ entities: ['operator'], select: sql`name from operator`, key: sql`id`, numbered: true }],
  routes(serve, context) {
    operatorCodeRoutes(serve, context);
    codeLifeRoutes(serve, context);
  },
  lists: [codeList],
  jobs: ({ database, now }) => [
    jobHandler(unusedJob, ({ on }) => lookForUnused(database.db, { on, now: now() })),
  ],
  routines: [unusedRoutine],
  imports: [codeImport],
  bulk: [codeBulk],
};
