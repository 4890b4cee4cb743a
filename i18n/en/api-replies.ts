/** What the calls of the API say. No text holds a colon (ERR-01). */
export const apiReplies = {
  token: 'Send a valid token from POST /api/token.',
  notAcceptable: 'Choose one of application/json, application/x-ndjson and text/csv.',
  cursor: 'The cursor does not belong to this client and filter.',
  position: 'There is no delivery at this position yet.',
  day: 'This day does not exist.',
  oneDay: 'Give either accountingDate or a period of accounting dates.',
  backwards: 'The period ends before it begins.',
  oneDelivery: 'Give position or delivery, which are the same.',
};
