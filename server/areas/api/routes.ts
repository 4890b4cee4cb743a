import {
  apiDocument,
  apiEstablishments,
  authMethods,
  authorizationServer,
  issueToken,
} from '../../../contract/api';
import {
  addOwnClientKeys,
  getOwnApiClient,
  removeOwnClientKey,
  setOwnClientAddresses,
} from '../../../contract/api-clients';
import { apiClosing, apiClosingChanges, apiClosings } from '../../../contract/api-closings';
import { apiClosingComparison } from '../../../contract/api-compared-closings';
import { getApiCredentials, renewOwnSecret, revokeOwnSecret } from '../../../contract/api-credentials';
import { apiAccount, apiAccounts, apiOperator, apiOperators } from '../../../contract/api-records';
import { apiTotals, apiTransactions } from '../../../contract/api-transactions';
import type { Shared } from '../../area';
import { listedPeriods } from '../../network/closings/listed';
import type { AppContext } from '../../platform/context';
import { addKeys, apiClientOf, removeKey, setAddresses } from '../../platform/credentials/client-keys';
import { replaceSecret, revokeSecret } from '../../platform/credentials/client-secret';
import { inSnapshot } from '../../platform/db/reading';
import { jsonText } from '../../platform/http/exact-money';
import type { Serve } from '../../platform/http/serve';
import { Written } from '../../platform/http/written';
import { assertionAlgorithms } from './assertion';
import { closingChangesPage, closingComparison, closingOfProgram } from './closings';
import { credentialsOf } from './credentials';
import { apiDocumentOf, type Document } from './document';
import { establishmentsOf } from './establishments';
import { assertDay, assertQuery, scopeOfCall } from './filter';
import { portalAddress } from './portal-address';
import { accountOf, accountsPage, operatorOf, operatorsPage } from './records';
import { totalsPage } from './totals';
import { transactionsPage } from './transactions';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The calls of programs, and those by which a manager maintains its API user. The token endpoint is in token.ts. */
export function apiRoutes(
  serve: Serve,
  context: AppContext,
  { clientUse, describe, reports }: Pick<Shared, 'clientUse' | 'describe' | 'reports'>,
): void {
  const { config, database, now } = context;
  const { db } = database;
  serve(authorizationServer, async ({ headers }) => {
    const issuer = portalAddress(config, headers.host);
    return {
      issuer,
      token_endpoint: issuer + issueToken.path,
      token_endpoint_auth_methods_supported: [...authMethods],
      token_endpoint_auth_signing_alg_values_supported: [...assertionAlgorithms],
      grant_types_supported: ['client_credentials' as const],
      response_types_supported: [],
      service_documentation: `${issuer}/swagger`,
    };
  });
  serve(apiEstablishments, async ({ principal: { scope } }) => {
    const { timeZone, currency } = config;
    const establishments = await establishmentsOf(db, scope);
    return new Written(JSON_TYPE, jsonText({ timeZone, currency, establishments }));
  });
  serve(
    apiTransactions,
    (call) => transactionsPage(context, call),
    ({ query }) => assertQuery(query),
  );
  serve(
    apiTotals,
    (call) => totalsPage(context, call),
    ({ query: { accountingDate: day } }) => day !== undefined && assertDay(day),
  );
  serve(apiOperators, async ({ principal, query: { establishment, ...pages } }) => {
    const scope = await scopeOfCall(db, principal, establishment);
    return operatorsPage(db, scope.all ? [] : scope.codes, pages);
  });
  serve(apiOperator, ({ principal: { scope }, params }) => operatorOf(db, scope, params.id));
  serve(apiAccounts, async ({ principal, query: { establishment, ...pages } }) =>
    accountsPage(db, await scopeOfCall(db, principal, establishment), pages),
  );
  serve(apiAccount, ({ principal: { scope }, params }) => accountOf(db, scope, params.id));
  const closings = { context, reports };
  serve(apiClosings, () => inSnapshot(db, (trx) => listedPeriods(trx, context)));
  serve(apiClosing, (call) => closingOfProgram(closings, call));
  serve(apiClosingChanges, (call) => closingChangesPage(closings, call));
  serve(apiClosingComparison, (call) => closingComparison(closings, call));
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
  const ownClient = (userId: number) => apiClientOf(db, config, userId);
  serve(getOwnApiClient, ({ principal: { id } }) => ownClient(id));
  serve(addOwnClientKeys, async ({ principal, body }) => {
    const { id: userId } = principal;
    await db.transaction().execute((trx) => addKeys(trx, principal, now(), { userId, ...body }));
    return ownClient(userId);
  });
  serve(removeOwnClientKey, async ({ principal, params: { key } }) => {
    const { id: userId } = principal;
    await db.transaction().execute((trx) => removeKey(trx, principal, { userId, key }));
    return ownClient(userId);
  });
  serve(setOwnClientAddresses, async ({ principal, body }) => {
    const { id: userId } = principal;
    await db.transaction().execute((trx) => setAddresses(trx, principal, { userId, ...body }));
    return ownClient(userId);
  });
}
