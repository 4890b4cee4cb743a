import type { Kysely } from 'kysely';
import { hasSteps, type Steps } from '../migrate/run';
import type { Schema } from '../schema';
import * as network from './0001-network';
import * as people from './0002-people';
import * as operations from './0003-operations';
import * as exports from './0004-exports';
import * as search from './0005-search';
import * as days from './0006-days';
import * as exportProgress from './0007-export-progress';
import * as jobs from './0008-jobs';
import * as notices from './0009-notices';
import * as tries from './0010-tries';
import * as users from './0011-users';
import * as bulk from './0012-bulk';
import * as imports from './0013-imports';
import * as audit from './0014-audit';
import * as listIndexes from './0015-list-indexes';
import * as dashboards from './0016-dashboards';
import * as terminalUse from './0017-terminal-use';
import * as operatorDays from './0018-operator-days';
import * as billing from './0019-billing';
import * as silences from './0020-silences';
import * as accounts from './0021-accounts';
import * as groupers from './0022-groupers';
import * as operatorCodes from './0023-operator-codes';
import * as codeRequests from './0024-code-requests';
import * as codeLife from './0025-code-life';
import * as establishmentSearch from './0026-establishment-search';
import * as images from './0027-images';
import * as plannedNews from './0028-news';
import * as workOrders from './0029-work-orders';
import * as cases from './0030-cases';
import * as lateOrders from './0031-late-orders';
import * as verifiableFiles from './0032-verifiable-files';
import * as webhooks from './0033-webhooks';
import * as api from './0034-api';
import * as lastWrites from './0035-last-writes';
import * as generations from './0036-generations';
import * as titleOrder from './0037-title-order';
import * as tokenFamily from './0040-token-family';
import * as knownOrigins from './0043-known-origins';
import * as mailDays from './0044-mail-days';
import * as deployment from './0045-deployment';
import * as namesOfCodes from './0046-names-of-codes';
import * as formerNames from './0047-former-names';
import * as keptFilters from './0049-kept-filters';
import * as names from './0050-names';
import * as importWarnings from './0051-import-warnings';
import * as rowsOfFiles from './0053-rows-of-files';
import * as webhookSamples from './0058-webhook-samples';
import * as newsAsSet from './0060-news-as-set';
import * as auditPages from './0061-audit-pages';
import * as foldedForms from './0062-folded-forms';
import * as latinNames from './0063-names-in-latin-letters';
import * as find from './0064-find';
import * as signsAsTyped from './0066-signs-as-typed';
import * as orderQueue from './0067-order-queue';
import * as secondFactor from './0068-second-factor';
import * as sessionStarts from './0069-session-starts';
import * as securityEvents from './0070-security-events';
import * as passkeys from './0071-passkeys';
import * as singleSignOn from './0072-single-sign-on';
import * as clientKeys from './0073-client-keys';
import * as monthsByTheirOwner from './0074-months-by-their-owner';
import * as shortPasswords from './0075-short-passwords';
import * as bankFiles from './0076-bank-files';
import * as savedViews from './0077-saved-views';
import * as cancelledTransactions from './0078-cancelled-transactions';
import * as closings from './0079-closings';
import * as subscriptions from './0080-subscriptions';
import * as sheets from './0084-sheets';
import * as consistency from './0085-consistency';
import * as reportReceivers from './0088-report-receivers';
import * as bankFileList from './0093-bank-file-list';
import * as viewsThatReturn from './0094-views-that-return';
import * as subscriptionsSaid from './0095-subscriptions-said';

/** In order; what a migration that was released comes to never changes. */
export const migrations: Steps = {
  '0001-network': network,
  '0002-people': people,
  '0003-operations': operations,
  '0004-exports': exports,
  '0005-search': search,
  '0006-days': days,
  '0007-export-progress': exportProgress,
  '0008-jobs': jobs,
  '0009-notices': notices,
  '0010-tries': tries,
  '0011-users': users,
  '0012-bulk': bulk,
  '0013-imports': imports,
  '0014-audit': audit,
  '0015-list-indexes': listIndexes,
  '0016-dashboards': dashboards,
  '0017-terminal-use': terminalUse,
  '0018-operator-days': operatorDays,
  '0019-billing': billing,
  '0020-silences': silences,
  '0021-accounts': accounts,
  '0022-groupers': groupers,
  '0023-operator-codes': operatorCodes,
  '0024-code-requests': codeRequests,
  '0025-code-life': codeLife,
  '0026-establishment-search': establishmentSearch,
  '0027-images': images,
  '0028-news': plannedNews,
  '0029-work-orders': workOrders,
  '0030-cases': cases,
  '0031-late-orders': lateOrders,
  '0032-verifiable-files': verifiableFiles,
  '0033-webhooks': webhooks,
  '0034-api': api,
  '0035-last-writes': lastWrites,
  '0036-generations': generations,
  '0037-title-order': titleOrder,
  '0040-token-family': tokenFamily,
  '0043-known-origins': knownOrigins,
  '0044-mail-days': mailDays,
  '0045-deployment': deployment,
  '0046-names-of-codes': namesOfCodes,
  '0047-former-names': formerNames,
  '0050-names': names,
  '0051-import-warnings': importWarnings,
  '0053-rows-of-files': rowsOfFiles,
  '0049-kept-filters': keptFilters,
  '0060-news-as-set': newsAsSet,
  '0058-webhook-samples': webhookSamples,
  '0061-audit-pages': auditPages,
  '0062-folded-forms': foldedForms,
  '0063-names-in-latin-letters': latinNames,
  '0064-find': find,
  '0066-signs-as-typed': signsAsTyped,
  '0067-order-queue': orderQueue,
  '0068-second-factor': secondFactor,
  '0069-session-starts': sessionStarts,
  '0070-security-events': securityEvents,
  '0071-passkeys': passkeys,
  '0072-single-sign-on': singleSignOn,
  '0073-client-keys': clientKeys,
  '0074-months-by-their-owner': monthsByTheirOwner,
  '0075-short-passwords': shortPasswords,
  '0076-bank-files': bankFiles,
  '0077-saved-views': savedViews,
  '0078-cancelled-transactions': cancelledTransactions,
  '0079-closings': closings,
  '0080-subscriptions': subscriptions,
  '0084-sheets': sheets,
  '0085-consistency': consistency,
  '0088-report-receivers': reportReceivers,
  '0093-bank-file-list': bankFileList,
  '0094-views-that-return': viewsThatReturn,
  '0095-subscriptions-said': subscriptionsSaid,
};

/** Whether every migration of this program is in. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  return hasSteps(db, migrations);
}
