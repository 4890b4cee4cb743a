import { auditTag } from './audit';
import { saidByNouns } from './said-by-nouns';
import { securityTag } from './security-events';
import { isTagged } from './tagged';

/** The tags by which documents group the calls of programs. */
export const apiTags = {
  Token: 'How a program signs in: OAuth 2.0 client credentials.',
  Establishments: 'The establishments that the client may see.',
  Deposits: 'The deposit report of the console, for programs.',
  Reconciliation: 'Transactions and totals, for accounting programs.',
  Closings:
    'Closed months and days: as they were closed, what has changed since, and two of them side by side.',
  Receivers: 'The addresses that receive events, and sample events for them.',
  Records: 'Operators and accounts, to which transactions refer by id.',
  Reports: 'Files of reports that come by themselves.',
  Statements: 'Statements of accounts as bank files, for accounting programs.',
  Files: 'Verifies whether a file is what the portal produced.',
};

/** The tag of what the portal itself posts to programs. */
export const webhookTag = {
  Webhooks: 'Events that the portal posts to your receivers, signed according to Standard Webhooks.',
};

/** The tags of the calls of the console and the gateway: a segment of their address, of which a noun says what it is. */
export const portalTags: Readonly<Record<string, string>> = Object.fromEntries(
  [...saidByNouns, auditTag, securityTag]
    .flatMap((said) => (isTagged(said) ? Object.entries(said.tagged) : []))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);

/** As OpenAPI has them, by name. */
export const tagsOf = (tags: Record<string, string>) =>
  Object.entries(tags).map(([name, description]) => ({ name, description }));
