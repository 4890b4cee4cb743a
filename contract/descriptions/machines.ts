/** Descriptions of the calls of machines. */
const rows =
  'A refused row does not affect the others; every row is answered by its number. A batch can be sent again: rows that ' +
  'are already known are reported as known.';

export const machines = {
  listWebhooks:
    'Says for each receiver how many events are waiting, and up to which business day establishments are closed.',
  createWebhook:
    'A manager can have up to ten. Addresses in private networks are refused unless the operator has allowed them.',
  updateWebhook:
    'Saving a paused receiver as active resumes it after the event that failed. A stale `version` is answered with 409.',
  deleteWebhook: 'Nothing more is sent to it. A stale `version` is answered with 409.',
  rotateWebhookSecret:
    'During the overlap, at most 24 hours, events carry two signatures, one for each secret. Without an overlap the ' +
    'previous secret ends immediately.',
  testWebhook:
    'Sends an event `webhook.test`, once. The log shows the answer of the receiver and how long it took, as for any event.',
  sendWebhookSample:
    'The data is real and the `webhook-id` begins with `sample_`. The sample is sent only once. An establishment that ' +
    'is not yours is answered with 403; if no data has arrived yet, there is no sample and the answer is 409.',
  listWebhookDeliveries:
    'Covers thirty days: status, attempts, how long the receiver took, and what it answered.',
  getWebhookDelivery: 'Includes the exact bytes of the body, so that you can compute the signature again.',
  redeliverWebhook:
    'Events keep their `webhook-id`, so that a receiver can recognise those that it already has. A call sends at most ' +
    'ten thousand.',
  feedTransactions: `${rows} A batch has up to 5,000 rows and 4 MB, as JSON or NDJSON. Readers see a batch as a whole or not at all.`,
  feedCancellations: `${rows} The cancellation of a transaction that has not arrived yet is refused; send it again later.`,
  feedNetwork:
    'Lists all establishments of the network, so that a gateway can tell in advance what would be refused.',
  feedCodes:
    'Poll it repeatedly, each time from the position in the previous answer. This is the only call that returns whole codes.',
  feedAcknowledged: `${rows} As soon as the terminals know all codes of a request, its managers are notified.`,
};
