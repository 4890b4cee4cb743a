/** What the calls of the API say. No text holds a colon (ERR-01). */
export const apiReplies = {
  token: 'Give a valid token of POST /api/token.',
  notAcceptable: 'Choose one of application/json, application/x-ndjson and text/csv.',
  cursor: 'The cursor is not of this client and filter.',
  position: 'There is no delivery of this position yet.',
  day: 'There is no such day.',
};
