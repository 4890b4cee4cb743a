import {
  createOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  updateOperatorCode,
} from '../../../contract/operator-codes';
import { listPage } from '../../engines/lists/routes';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { makeCodes } from './create';
import { codeList } from './list';
import { codeRecord } from './record';
import { changeCode } from './update';

export function operatorCodeRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const { timeZone } = context.config;

  serve(listOperatorCodes, listPage(context, codeList));
  serve(getOperatorCode, ({ params: { id }, principal: { scope } }) => codeRecord(db, scope, id, timeZone));
  serve(createOperatorCodes, ({ principal, body, language }) =>
    makeCodes(context, principal, body, language),
  );
  serve(updateOperatorCode, ({ principal, body }) => changeCode(context, principal, body));
}
