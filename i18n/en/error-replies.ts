/** Only the server says these texts about a call that failed. */
export const errorReplies = {
  diskFull: 'Nothing was saved, because the server has no storage space left. Contact support.',
  currentSession: 'This is the session that you are using. Sign out instead.',
  feedKey: 'The key of the feed is missing or wrong.',
  methodNotAllowed: 'This address does not accept this method.',
  tooManyCalls: 'Too many requests in a short time. Wait a minute and try again.',
  tooManyReports: 'You have too many reports in progress. Wait until one of them is finished.',
  malformed: 'The request is not valid JSON.',
  mediaType: 'This content type is not accepted. Send the body as %{types}.',
  charset: 'This charset is not accepted. Send the body in UTF-8.',
  contentEncoding:
    'This content encoding is not accepted. Send the body uncompressed, without Content-Encoding.',
  bodyNoUtf8: 'The body contains bytes that are not UTF-8.',
  addressNoUtf8: 'The address contains bytes that are not UTF-8.',
};
