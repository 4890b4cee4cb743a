/** Descriptions of the calls of machines. */
const rows =
  'A row that is refused keeps none of the others out; each is answered with its number. A batch may be sent again: what ' +
  'is known is answered as known.';

export const machines = {
  listWebhooks: 'With what waits for each, and up to which business day establishments are closed.',
  createWebhook: 'Up to ten. Addresses in private networks are refused unless the operator has opened them.',
  updateWebhook:
    'One that was paused after failing goes on, behind the event that failed, when it is saved as active. A stale ' +
    '`version` answers 409.',
  deleteWebhook: 'Nothing is sent to it any more, from then on. A stale `version` answers 409.',
  rotateWebhookSecret:
    'Until the overlap is over, at most 24 hours, events carry two signatures, one of each secret; without one the old ' +
    'secret ends at once.',
  testWebhook:
    'An event `webhook.test`, tried once. The answer of the receiver and how long it took are told as of any event.',
  sendWebhookSample:
    'Its data are real, its `webhook-id` begins with `sample_`; tried once. An establishment that is not yours answers ' +
    '403; where nothing has arrived yet there is no sample, which is 409.',
  listWebhookDeliveries: 'For thirty days: status, tries, how long the receiver took, and what it answered.',
  getWebhookDelivery: 'With the body byte by byte, so that a signature can be computed again.',
  redeliverWebhook:
    'With the same `webhook-id` as before, so that a receiver can tell that it knows them. At most ten thousand at once.',
  feedTransactions: `${rows} Up to 5,000 rows and 4 MB as JSON or NDJSON; whoever reads sees a batch whole or not at all.`,
  feedCancellations: `${rows} A transaction that is not there yet is refused, and may be cancelled by a later call.`,
  feedNetwork: 'So that a gateway knows beforehand what would be refused. All establishments of the network.',
  feedCodes:
    'To be asked on and on, each time after the position that the answer names. Codes are told whole here alone.',
  feedAcknowledged: `${rows} Once all codes of a request are known to the terminals its managers are told.`,
};
