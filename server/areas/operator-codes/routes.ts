import {
  createOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  updateOperatorCode,
} from '../../../contract/operator-codes';
import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import type { Serve } from '../../platform/http/serve';
import { makeCodes } from './create';
import { codesPage, refuseForeignCodes } from './list';
import { codeRecord } from './record';
import { changeCode } from './update';

export function operatorCodeRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const { timeZone } = context.config;

  serve(listOperatorCodes, async ({ query, principal }) => {
    const { scope } = principal;
    await refuseForeignCodes(db, scope, query);
    return readList(database, principal, (fresh) => codesPage(fresh, scope, query, timeZone));
  });
  serve(getOperatorCode, ({ params: { id }, principal: { scope } }) => codeRecord(db, scope, id, timeZone));
  serve(createOperatorCodes, ({ principal, body, language }) =>
    makeCodes(context, principal, body, language),
  );
  serve(updateOperatorCode, ({ principal, body }) => changeCode(context, principal, body));
}
