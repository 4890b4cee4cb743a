/** The tags by which documents group the calls of programs. */
export const apiTags = {
  Token: 'How a program signs in: OAuth 2.0 client credentials.',
  Establishments: 'The establishments that the client may see.',
  Deposits: 'The deposit report of the console, for programs.',
  Reconciliation: 'Transactions and totals, for accounting programs.',
  Receivers: 'The addresses that receive events, and sample events for them.',
  Records: 'Operators and accounts, to which transactions refer by id.',
  Files: 'Verifies whether a file is what the portal produced.',
};

/** The tag of what the portal itself posts to programs. */
export const webhookTag = {
  Webhooks: 'Events that the portal posts to your receivers, signed according to Standard Webhooks.',
};

/** The tags of the calls of the console and the gateway: a segment of their address. */
export const portalTags = {
  access: 'Who would gain or lose access through a change.',
  accesscode: 'Operator codes, the requests for them, and their history.',
  'api-credentials': "The signed-in manager's API user.",
  'api-webhooks': "Receivers of events of the signed-in manager's API user.",
  audit: 'Who changed what, and when.',
  auth: 'Sign-in and passwords.',
  bancos: 'Banks.',
  bulk: 'Work on many records at once.',
  config: 'Settings of the deployment.',
  contas: 'Accounts into which cash is deposited.',
  dashboard: 'Totals of a period.',
  docs: 'Manuals.',
  Document: 'The description of the API for establishments.',
  ecassociator: 'Groups of establishments.',
  exports: 'Requested files.',
  feed: "What the terminals' gateway sends and receives.",
  files: 'Pictures.',
  filters: 'List filters that are too long for an address.',
  financeiro: 'Bills.',
  find: 'Records by what somebody types.',
  imports: 'Importing rows of a file, after a preview.',
  news: 'News of the provider.',
  report: 'Report viewers.',
  reports: 'Statement, balance and silent establishments, and the options of their filters.',
  salesforce: 'Work orders.',
  storereports: 'Use of the terminals.',
  today: 'What needs a person today.',
  users: 'Users, their sessions and their notifications.',
};

/** As OpenAPI has them, by name. */
export const tagsOf = (tags: Record<string, string>) =>
  Object.entries(tags).map(([name, description]) => ({ name, description }));
