/** The tags by which documents group the calls of programs. */
export const apiTags = {
  Token: 'How a program signs in: OAuth 2.0 client credentials.',
  Establishments: 'What the client sees.',
  Deposits: 'The deposit report of the console, for programs.',
  Reconciliation: 'Transactions and totals, made for programs that keep books.',
  Receivers: 'Where events are posted to, and samples of them.',
  Records: 'Operators and accounts, which transactions name by their ids.',
  Files: 'Whether a file is what the portal has given out.',
};

/** The tag of what the portal itself posts to programs. */
export const webhookTag = {
  Webhooks: 'Events that the portal posts to your receivers, signed as Standard Webhooks has it.',
};

/** The tags of the calls of the console and the gateway: a segment of their address. */
export const portalTags = {
  access: 'Who gains and who loses access by a change that is about to be made.',
  accesscode: 'Operator codes, the requests for them, and what has become of them.',
  'api-credentials': "The signed-in manager's API user.",
  'api-webhooks': "Receivers of events of the signed-in manager's API user.",
  audit: 'Who changed what, and when.',
  auth: 'Sign-in and passwords.',
  bancos: 'Banks.',
  bulk: 'Work on many records at once.',
  config: 'What a deployment decides.',
  contas: 'Accounts into which cash is deposited.',
  dashboard: 'What happened in a period, added up.',
  docs: 'Manuals.',
  Document: 'The API of establishments, described.',
  ecassociator: 'Groups of establishments.',
  exports: 'Files that were asked for.',
  feed: "The terminals' gateway: what it tells, and what it is told.",
  files: 'Pictures.',
  filters: 'Filters of lists that are too long for an address.',
  financeiro: 'Bills.',
  imports: 'Rows of a file, looked at and then taken.',
  news: 'News of the provider.',
  report: 'Report viewers.',
  reports: 'Statement, balance and silent shops, and what they are narrowed by.',
  salesforce: 'Work orders.',
  storereports: 'Which terminals were used.',
  users: 'Users, their sessions and their notifications.',
};

/** As OpenAPI has them, by name. */
export const tagsOf = (tags: Record<string, string>) =>
  Object.entries(tags).map(([name, description]) => ({ name, description }));
