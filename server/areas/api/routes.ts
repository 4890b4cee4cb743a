import { apiDocument, apiEstablishments } from '../../../contract/api';
import { getApiCredentials, renewOwnSecret, revokeOwnSecret } from '../../../contract/api-credentials';
import { apiTotals, apiTransactions } from '../../../contract/api-transactions';
import type { Shared } from '../../area';
import type { AppContext } from '../../platform/context';
import { jsonText } from '../../platform/http/exact-money';
import type { Serve } from '../../platform/http/serve';
import { Written } from '../../platform/http/written';
import { replaceSecret, revokeSecret } from '../../platform/principal/client-secret';
import { credentialsOf } from './credentials';
import { apiDocumentOf, type Document } from './document';
import { establishmentsOf } from './establishments';
import { totalsPage } from './totals';
import { transactionsPage } from './transactions';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The calls of programs, and those by which a manager maintains its API user. The token endpoint is in token.ts. */
export function apiRoutes(
  serve: Serve,
  context: AppContext,
  { clientUse, describe }: Pick<Shared, 'clientUse' | 'describe'>,
): void {
  const { database, now } = context;
  const { db } = database;
  serve(
    apiEstablishments,
    async ({ principal: { scope } }) => new Written(JSON_TYPE, jsonText(await establishmentsOf(db, scope))),
  );
  serve(apiTransactions, (call) => transactionsPage(context, call));
  serve(apiTotals, (call) => totalsPage(context, call));
  let document: string | undefined;
  serve(apiDocument, async () => {
    document ??= JSON.stringify(apiDocumentOf(describe() as Document));
    return new Written(JSON_TYPE, document);
  });

  serve(getApiCredentials, async ({ principal: { id } }) => {
    // Writes the counts of this process; those of other processes may be a minute behind.
    await clientUse.write();
    return credentialsOf(context, id);
  });
  serve(renewOwnSecret, ({ principal, body: { overlapHours: overlap = 0 } }) =>
    db
      .transaction()
      .execute((trx) => replaceSecret(trx, principal, now(), { userId: principal.id, overlap })),
  );
  serve(revokeOwnSecret, async ({ principal }) => {
    await db.transaction().execute((trx) => revokeSecret(trx, principal, now(), principal.id));
    return { revoked: true as const };
  });
}
