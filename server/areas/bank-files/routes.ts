import {
  type ApiStatementFile,
  apiAccountStatement,
  apiCreateStatementFile,
  apiStatementFiles,
} from '../../../contract/bank-files';
import { API } from '../../../contract/limits';
import { centsText } from '../../../contract/money';
import type { Shared } from '../../area';
import { assertWhole, type FileAccount, fileAccount } from '../../network/bank-files/account';
import { createNextFile } from '../../network/bank-files/create';
import { closingOfFile, filesOfAccount, type StoredBankFile } from '../../network/bank-files/series';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Client } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { consoleRoutes } from './console';
import { accountStatement, assertFileDays, assertStatementQuery } from './statement';

/** The bank files of the console, and those that programs fetch. */
export function bankFileRoutes(serve: Serve, context: AppContext, shared: Shared): void {
  const { config, database, now } = context;
  const { db } = database;
  const { currency, timeZone } = config;

  consoleRoutes(serve, context, shared);

  serve(
    apiAccountStatement,
    async (call) => {
      assertStatementQuery(call.query);
      return accountStatement(context, shared, call);
    },
    ({ query }) => assertStatementQuery(query),
  );

  serve(apiStatementFiles, async ({ principal, params, query: { after, limit = API.page } }) => {
    await wholeAccount(db, principal, params.id);
    const found = await filesOfAccount(db, params.id, { after, limit: limit + 1 });
    const files = found.slice(0, limit);
    const next = found.length > limit ? (files.at(-1)?.number ?? null) : null;
    return { files: files.map(listed), next };
  });

  serve(
    apiCreateStatementFile,
    async ({ principal, params, body, language }) => {
      assertFileDays(body);
      return listed(
        await db.transaction().execute(async (trx) => {
          const account = await wholeAccount(trx, principal, params.id);
          const maker = { by: principal, via: 'program' as const, language, currency, timeZone, now: now() };
          return createNextFile(trx, account, body, maker);
        }),
      );
    },
    ({ body }) => assertFileDays(body),
  );
}

/** @throws HttpError 404 for an account of others, 403 for one that others have as well */
async function wholeAccount(trx: Db, { scope }: Client, id: number): Promise<FileAccount> {
  const account = await fileAccount(trx, scope, id);
  if (account === null) throw notFound();
  assertWhole(scope, account.establishments);
  return account;
}

const listed = (file: StoredBankFile): ApiStatementFile => ({
  number: file.number,
  firstDay: file.first_day,
  lastDay: file.last_day,
  delivery: file.position,
  openingText: centsText(file.opening),
  credits: { count: file.credits, sumText: centsText(file.credited) },
  debits: { count: file.debits, sumText: centsText(file.debited) },
  closingText: centsText(closingOfFile(file)),
  currency: file.currency,
  madeAt: wallClock(file.time_zone, file.made_at),
});
