import { creationProblems, updateProblems } from '../../../contract/operator-code-rules';
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
import { assertNoProblems } from './problems';
import { codeRecord } from './record';
import { changeCode } from './update';

export function operatorCodeRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const { timeZone } = context.config;

  serve(listOperatorCodes, listPage(context, codeList));
  serve(getOperatorCode, ({ params: { id }, principal: { scope } }) => codeRecord(db, scope, id, timeZone));
  serve(
    createOperatorCodes,
    ({ principal, body, language }) => makeCodes(context, principal, body, language),
    ({ body }) => assertNoProblems(creationProblems(body)),
  );
  serve(
    updateOperatorCode,
    ({ principal, body }) => changeCode(context, principal, body),
    ({ body }) => assertNoProblems(updateProblems(body)),
  );
}
