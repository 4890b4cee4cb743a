import {
  type BankFileDetails,
  createBankFile,
  downloadBankFile,
  getBankFile,
  listBankFiles,
} from '../../../contract/bank-file-list';
import { bankExtractReport } from '../../../contract/bank-files';
import { todayIn } from '../../../contract/dates';
import type { Shared } from '../../area';
import { listPage } from '../../engines/lists/routes';
import { assertWhole, fileAccount } from '../../network/bank-files/account';
import { createNextFile } from '../../network/bank-files/create';
import { BANK_EXTRACT, filterOfExtract, headOfExtract } from '../../network/bank-files/extract';
import { BANK_FILE, fileOf, headOfFile, newestFile } from '../../network/bank-files/series';
import { assertHolds } from '../../network/bank-files/table';
import { checkedPeriod } from '../../network/reports/check';
import { promiseReport } from '../../network/reports/file';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Scope } from '../../platform/principal/scope';
import { formsOf } from './forms';
import { bankFileList, type ListedFile, listedFile } from './list';
import { assertFileDays } from './statement';

/** The bank files of the console: extracts of the statement, and the numbered files as a list. */
export function consoleRoutes(serve: Serve, context: AppContext, shared: Shared): void {
  const { config, database, now } = context;
  const { db } = database;
  const { currency, timeZone } = config;

  serve(bankExtractReport, (call) => {
    const { body, principal, language } = call;
    const { formato: format } = call.query;
    const today = todayIn(timeZone, now());
    checkedPeriod(filterOfExtract(body), { level: principal.level, today });
    return promiseReport(context, shared.reports, call, {
      kind: BANK_EXTRACT,
      format,
      request: body,
      count: async (trx) => {
        const making = { language, timeZone, currency, scope: principal.scope, at: now() };
        const head = await headOfExtract(trx, body, making);
        assertHolds(format, head);
        return head.sums.credits.count + head.sums.debits.count;
      },
    });
  });

  const page = listPage(context, bankFileList);
  serve(listBankFiles, async (call) => {
    const { content, ...rest } = await page(call);
    const forms = await formsOf(db, content, timeZone);
    return {
      ...rest,
      content: content.map(({ made: _made, ...file }, at) => ({
        ...file,
        forms: (forms[at] ?? []).flatMap(({ format, left }) => (left === null ? [] : [format])),
      })),
    };
  });

  const detailsOf = async (trx: Db, file: ListedFile): Promise<BankFileDetails> => {
    const { made: _made, ...shown } = file;
    const [inForms = []] = await formsOf(trx, [file], timeZone);
    const newest = await newestFile(trx, file.account.id);
    return { ...shown, inForms, newest: newest?.number === file.number };
  };

  serve(getBankFile, async ({ params, principal: { scope } }) =>
    detailsOf(db, await seenFile(db, scope, params.id)),
  );

  serve(downloadBankFile, (call) => {
    const { params, body, principal } = call;
    const { format } = body;
    const [account = 0, number = 0] = params.id.split('-').map(Number);
    const request = { contaId: account, numero: number };
    return promiseReport(context, shared.reports, call, {
      kind: BANK_FILE,
      format,
      request,
      count: async (trx) => {
        await seenFile(trx, principal.scope, params.id);
        const file = await fileOf(trx, principal.scope, request);
        assertHolds(format, headOfFile(file, format));
        return file.credits + file.debits;
      },
    });
  });

  serve(
    createBankFile,
    async ({ principal, body: { account: id, ...wanted }, language }) => {
      assertFileDays(wanted);
      return db.transaction().execute(async (trx) => {
        const { scope } = principal;
        const account = await fileAccount(trx, scope, id);
        if (account === null) throw scope.all ? notFound() : forbidden('account');
        assertWhole(scope, account.establishments, 'account');
        const maker = { by: principal, via: 'person' as const, language, currency, timeZone, now: now() };
        const { key } = await createNextFile(trx, account, wanted, maker);
        return detailsOf(trx, await seenFile(trx, scope, key));
      });
    },
    ({ body }) => assertFileDays(body),
  );
}

/** @throws HttpError 404 for a file that there is not, 403 for one of which the scope has not all */
async function seenFile(trx: Db, scope: Scope, key: string): Promise<ListedFile> {
  const file = await listedFile(trx, scope, key);
  if (file !== null) return file;
  const known = await trx.selectFrom('bank_file').where('key', '=', key).select('key').executeTakeFirst();
  throw known === undefined ? notFound() : forbidden();
}
