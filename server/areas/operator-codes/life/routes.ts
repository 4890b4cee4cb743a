import {
  findCodeHolders,
  getAllUnusedSettings,
  getCodeLife,
  getUnusedSetting,
  handOverCode,
  nameOperatorCodes,
  updateAllUnusedSettings,
  updateUnusedSetting,
} from '../../../../contract/code-life';
import type { AppContext } from '../../../platform/context';
import type { Serve } from '../../../platform/http/serve';
import { allUnusedSettings, setAllUnused } from './all-settings';
import { handOver } from './handover';
import { codeHolders } from './holders';
import { nameCodes } from './names';
import { codeLife } from './read-life';
import { setUnused, unusedSetting } from './setting';

/** The life of operator codes (decision 49). */
export function codeLifeRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  const { timeZone } = context.config;

  serve(getCodeLife, ({ params: { id }, principal: { scope } }) => codeLife(db, scope, id, timeZone));
  serve(handOverCode, ({ params: { id }, principal, body }) => handOver(context, principal, id, body));
  serve(nameOperatorCodes, ({ principal, body: { codes } }) => nameCodes(context, principal, codes));
  serve(findCodeHolders, ({ query, principal: { scope } }) => codeHolders(db, scope, query, timeZone));
  serve(getUnusedSetting, ({ query: { ec }, principal: { scope } }) => unusedSetting(context, scope, ec));
  serve(getAllUnusedSettings, ({ principal: { scope } }) => allUnusedSettings(context, scope));
  serve(updateAllUnusedSettings, ({ principal, body }) => setAllUnused(context, principal, body));
  serve(updateUnusedSetting, ({ principal, body }) => setUnused(context, principal, body));
}
