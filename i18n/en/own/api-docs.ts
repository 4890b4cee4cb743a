import type { ScreenTexts } from '../../area-parts';
/** The documentation of the API; what its document says of calls and fields stays English, as programs read it. */
export const apiDocs = {
  loadFailed: 'The documentation could not be loaded.',
  contents: 'Contents',
  search: 'Search calls and fields',
  found: '%{smart_count} call found |||| %{smart_count} calls found',
  none: 'No call has these words',
  noneHelp: 'Search for a path, a parameter, a field or a word of the English descriptions.',
  download: 'Download as OpenAPI 3.1',
  guide: {
    title: 'First reconciliation in five minutes',
    text: 'From the API user to a day whose checksum matches. Nothing needs to be installed besides Python or Node.js.',
    user: {
      title: 'Get the API user',
      text: 'A provider administrator creates it in your user form and gives you the client ID and the secret. The secret is shown once; if you lose it, you can renew it yourself.',
      link: 'Go to your credentials',
    },
    shell: {
      title: 'Set your credentials in the shell',
      text: 'All examples read the client ID and the secret from the environment, so that they are not stored in any file. Paste the lines, type the secret and press Enter.',
    },
    reconcile: {
      title: 'Reconcile yesterday',
      text: 'Save it as `reconcile.py` or `reconcile.mjs`, and run it with `python3 reconcile.py` or `node reconcile.mjs`. It reads the totals of the day, then all transactions page by page, and compares the count and checksum of each establishment. For another day, add the date after the name: `2026-11-19`.',
    },
    webhook: {
      title: 'Know when a day is closed',
      text: 'Run this small server with the signing secret in `COFRE_WEBHOOK_SECRET`, make it reachable over https, add its address as a receiver and send a test event. It refuses anything the portal has not signed.',
      link: 'Go to your receivers',
    },
    file: {
      title: 'Verify a file',
      text: 'A file downloaded from the portal can be checked later, on its page or with `POST /api/v1/files/verify`: whether it is unchanged, and what has arrived or been cancelled since.',
      link: 'Go to file verification',
    },
  },
  keys: {
    title: 'Sign in with a key',
    text: 'Instead of the secret, a program can use a key that never leaves it. Nobody can steal from the portal what the portal does not have.',
    make: {
      title: 'Make a key',
      text: 'These two lines of OpenSSL write a private key and its public half. Keep `cofre.key` where only your program reads it, and add the content of `cofre.pub` to your credentials.',
      link: 'Go to your keys',
    },
    token: {
      title: 'Get a token',
      text: 'Sign a short-lived JWT with it for each token, with the header and claims below, and send it to `/api/token` as `client_assertion`, without a secret. Libraries for OAuth call this `private_key_jwt`.',
    },
  },
  call: {
    deprecated: 'deprecated',
    required: 'required',
    parameters: 'Parameters',
    body: 'Request body',
    answer: 'Answer %{status}',
    example: 'Example',
    exampleOf: 'Example answer: %{call}',
    languageOf: 'Language: %{title}',
  },
  try: {
    open: 'Try it',
    close: 'Close',
    kept: 'The token and the secret stay only in this page. They are forgotten when you leave the tab or reload.',
    how: 'Where the token comes from',
    byClient: 'Client ID and secret',
    byToken: 'A token I already have',
    token: 'Token',
    missing: 'Fill this in.',
    fetch: 'Get a token',
    fetching: 'Getting a token…',
    useToken: 'Use this token',
    held: 'This page has a token.',
    forget: 'Forget the token',
    invalidClient:
      'No token: the client ID or the secret is wrong, the secret has been revoked, API access is not valid today, or your address is not allowed.',
    noToken: 'No token: the server answered %{status}. Try again in a minute.',
    many: 'Several, separated by commas',
    sent: 'Request body (JSON)',
    file: 'File',
    noJson: 'This is not JSON: check quotes, commas and braces.',
    send: 'Send',
    sending: 'Sending…',
    cancelled: 'Cancelled. The server may have answered anyway.',
    unanswered: 'The server did not answer. Check the connection and try again.',
    answer: 'Answer received',
    status: 'Status %{status} after %{time} ms, %{size}',
    body: 'Body of the answer',
    cut: 'The first %{drawn} of %{all} characters are shown.',
    said: {
      400: 'Something in the request is not accepted.',
      401: 'The token is no longer valid. Forget it and get a new one.',
      403: 'This establishment is not one of yours.',
      404: 'It does not exist.',
      406: 'There is no answer in this format.',
      429: 'Too many calls. Continue after %{wait} seconds.',
      503: 'The server is busy. Try again in a moment.',
      other: 'The server answered %{status}.',
    },
  },
  events: {
    title: 'Events for your receivers',
    text: 'A receiver is one of your addresses, to which the portal sends what happens, as `type`, `timestamp` and `data`, signed according to Standard Webhooks.',
    order: {
      title: 'Order',
      text: 'Each receiver gets one event after another, in the order in which they happened. An event that fails holds back the ones after it.',
    },
    again: {
      title: 'New attempts',
      text: 'Answer 2xx within %{seconds} seconds. Otherwise the event is sent again, %{attempts} times in all over %{hours} hours, with increasing pauses. Redirects count as failures.',
    },
    once: {
      title: 'At least once',
      text: 'An event may arrive twice, with the same `webhook-id`. Ignore what you have already received.',
    },
    pause: {
      title: 'Pause',
      text: 'After the last attempt, or immediately after a 410, the receiver is paused and its administrator is notified. What happens in the meantime waits. When you save it as active again, it continues after the failed event, which can be sent again for %{days} days.',
    },
    limits: {
      title: 'Limits',
      text: 'An administrator can have up to %{most} receivers, over https on port 443 or on ports from 1024, at public addresses.',
    },
    samples: {
      title: 'Samples',
      text: '`POST /api/v1/webhooks/{id}/samples` and your receivers page send an event of any type right away, signed, with real data from your establishments. Its `webhook-id` begins with `sample_`: check it like any other, but do not book it.',
    },
    amounts: {
      title: 'Amounts and times',
      text: 'Amounts are exact, in the currency of the network, and text with two decimals: `amount` and `sum` in events, `amountText` and `sumText` in the other calls, whose `amount` and `sum` are the same as numbers and are deprecated. `timestamp` and times that end in Z are UTC; all others are in the local time of the network. `GET /api/v1/establishments` tells you the time zone and the currency.',
    },
    headers: 'Headers of an event',
    fields: 'Fields of %{type}',
    example: 'Example of %{type}',
  },
  bankFiles: {
    title: 'Bank files',
    text: 'The statement of an account as CNAB 240 (FEBRABAN, extrato para conciliação), OFX 2.2, CAMT.053.001.08 and MT940, for accounting programs that read what banks send.',
    series: {
      title: 'A series without gaps',
      text: '`POST /api/v1/accounts/{id}/statement-files` creates the next numbered file, for example after midnight with `through` set to yesterday. It has everything that arrived or was cancelled since the file before, whose closing balance it begins with. An old file never changes, and `number` returns it byte for byte.',
    },
    extract: {
      title: 'An extract of any days',
      text: 'With `from` and `to`, `GET /api/v1/accounts/{id}/statement` returns exactly the transactions that the statement of the console has, with the balance before them and the number 0. Extracts of adjacent days chain if they have the same `delivery`.',
    },
    reference: {
      title: 'One reference for ever',
      text: 'Each entry has the `reference` of its transaction: `T` and 15 letters and digits. What takes it back has `R` instead of `T`. Import by it, and a file imported twice changes nothing.',
    },
    balance: {
      title: 'Balances',
      text: 'A balance is everything that was deposited into the account minus everything that was withdrawn, as far as the portal knows it; the bank may know of more.',
    },
    dates: {
      title: 'Dates',
      text: 'The date of an entry is its accounting date, and that of a reversal the day of the cancellation. The moment of capture stands beside it, in the local time of the network; in OFX and CAMT.053 with its offset.',
    },
    signs: {
      title: 'Characters and limits',
      text: 'CNAB 240 has 240 columns, CRLF, capitals without accents, up to 999,900 entries, and lots of up to 99,999 that chain. OFX has no accents, MT940 only the characters of SWIFT and amounts of up to 15 characters. CAMT.053 is UTF-8.',
    },
    layout: 'What stands where',
    content: 'Content',
    samples: 'Samples',
    sample: 'Sample: %{form}',
    contents: {
      document: 'Number for verification',
      number: 'Number in the series',
      account: 'Bank, branch, account',
      opening: 'Opening balance',
      closing: 'Closing balance',
      booked: 'Accounting date',
      captured: 'Captured at',
      amount: 'Amount and direction',
      kind: 'Type',
      reference: 'Reference',
      reverses: 'Reference that is taken back',
      text: 'Text',
    },
  },
  limits: {
    title: 'Errors and limits',
    text: 'Failures are problem details (RFC 9457) with `code`, `detail` in the language of Accept-Language and, where applicable, `fields`. The token has the errors of RFC 6749.',
    statuses: {
      400: 'A parameter or field is wrong, and `fields` says which; or a cursor was altered or belongs to another filter or client.',
      401: 'The token is missing, expired, or ended with its secret or key: get a new one. From `/api/token`: `invalid_client`.',
      403: 'Something in the request is not yours: `fields` says what. Or the API user does not accept calls from your address.',
      404: 'The address does not exist.',
      405: 'The address does not accept this method; `Allow` says which ones it does.',
      406: '`Accept` asks for a format that does not exist.',
      413: 'The request is too large.',
      415: 'The call does not accept the content type of the body: `Accept` in the answer says which ones it accepts.',
      429: 'Too many calls or reports at once: `Retry-After` says how many seconds to wait.',
      500: 'Something went wrong in the portal: try again, and if it persists, give `instance` to support.',
      503: 'The server is busy or restarting: try again, with increasing pauses.',
      504: 'The answer would have taken too long: ask for less.',
    },
    rate: 'Rate limits',
    rateText:
      '%{calls} calls a minute for each client, unless the operator has set another number, and %{tokens} tokens. `RateLimit-Policy` lists every limit that applies, `RateLimit` the one closest to running out: how many calls are left (`r`) and for how many seconds (`t`).',
    again: 'Repeating',
    againText:
      'Every call can be repeated. Keep `ETag` and send it as `If-None-Match`: 304 means that nothing has changed.',
  },
  versions: {
    title: 'Versions',
    path: 'The first number of the version is in the path: `/api/v1`.',
    added:
      'Within it, calls, parameters, fields and list values may be added. Write clients that ignore what they do not know.',
    breaking:
      'What is removed, renamed, made required or changed in meaning comes as `/api/v2`; `/api/v1` remains for at least twelve more months.',
    version: '%{version}, %{date}',
    changes: {
      reportCoverage:
        'Event `report.ready`: over how many establishments the file goes (`establishments`), and how many that of the number before did (`establishmentsBefore`, `establishmentsLost`).',
      reportTotals:
        '`GET /api/v1/reports/{id}/file` says in `report-*` headers what the file comes to now and whether that is what its message said.',
      reportReady: 'Webhook `report.ready`: a report to which the manager has subscribed is ready.',
      reportFiles: 'The file of such a report.',
      closings:
        'Closed months and days: their figures when they were closed, what has changed since, and their figures now.',
      comparison: 'Two closed periods side by side, by establishment, group, account or operator.',
      monthClosed: 'Webhook `month.closed`: a month of an establishment is closed.',
      references: '`reference` of each transaction: the same for ever, and in all bank files.',
      statements:
        'Statements of accounts as CNAB 240, OFX 2.2, CAMT.053.001.08 and MT940, as extracts of any days.',
      series: 'A series of numbered statements for each account, without gaps, whose files never change.',
      token: 'Token with OAuth 2.0 client credentials.',
      deposits: 'Filters and deposit report.',
      reconciliation: 'Transactions by day and by arrival, totals with a checksum; JSON, NDJSON and CSV.',
      files: 'Verification of files downloaded from the portal.',
      compared:
        'File verification recognizes sorted files and files that cannot be compared, and shows what was added or changed besides the rows.',
      webhooks: 'Signed webhooks: day closed, late transaction, silent establishment.',
      events: 'Events in the document, with examples.',
      statuses:
        'The document lists every status and header; the `type` of a failure leads to its explanation; 405 if an address does not accept the method.',
      records: 'Operators and accounts, as lists and by id.',
      filters: 'Transactions of a period of accounting dates or days of capture, by terminal and by type.',
      limits: '`RateLimit` reports the limit closest to running out, for the token too.',
      delivery:
        'A delivery is called `delivery` everywhere, and amounts are text in `amountText` and `sumText`; `position`, `amount` and `sum` in the calls are deprecated.',
      samples: 'Sample events for testing a receiver.',
      named: 'A refusal names every establishment, or other key, that is not yours or does not exist.',
      contentTypes:
        'A content type that a call does not accept is answered with 415 instead of 400; the document includes the address that says where a token is issued.',
      zone: 'Time zone and currency, with the establishments.',
      identifiers:
        'Each row of the deposit report names its establishment, terminal and operator (`identificadores`).',
      keys: 'Programs can sign in with a key of their own instead of the secret (`private_key_jwt`).',
      addresses:
        'Addresses from which programs may come can be listed; calls from elsewhere are answered with 403.',
    },
  },
};

export const screens: ScreenTexts = { '/swagger': { title: 'API documentation', menu: 'API documentation' } };
