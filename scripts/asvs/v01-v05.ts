import { met, metSo, none, page, type Row, test } from './row';

const HTTP = 'server/platform/http';
const FILES = 'packages/table-files/tests';

/** Encoding, validation, the browser, calls, files. */
export const v01: readonly Row[] = [
  met(
    '1.1.1',
    2,
    'what comes is decoded once, before it is checked',
    test(`${HTTP}/utf8.test.ts`, 'a part of the path, by the name that the call gives it'),
    test(
      `${HTTP}/calls.test.ts`,
      'ERR-05 a text with the character NUL is refused and named, wherever it is',
    ),
  ),
  met(
    '1.1.2',
    2,
    'what goes out is escaped by whoever writes the format, last',
    test(
      `${FILES}/csv.test.ts`,
      'any text is read back unchanged, except for the apostrophe before a formula',
    ),
    test(
      `${FILES}/programs/xlsx.test.ts`,
      'whatever people write is in the file, but for what a cell has no place for',
    ),
  ),
  met(
    '1.2.1',
    1,
    'HTML, attributes, headers and XML are escaped for their place',
    test(
      'contract/dangerous-code.test.ts',
      'nothing is put into a page as HTML but the frame, whose words are texts of the product',
    ),
    test(
      `${FILES}/programs/xlsx.test.ts`,
      'whatever people write is in the file, but for what a cell has no place for',
    ),
  ),
  met(
    '1.2.2',
    1,
    'addresses are put together with their parts encoded, and lead to safe protocols',
    test('console/session/destination.test.ts', 'LOG-05 a path that reads as a host stays on this site'),
    test('server/areas/webhooks/manage.test.ts', 'the address %s is refused with a message at its field'),
  ),
  met(
    '1.2.3',
    1,
    'JSON is written by a serializer, and no script is put together',
    test('server/access/property.test.ts', '%s replies to any input, and to nobody with more than its scope'),
    test('contract/dangerous-code.test.ts', 'no text is run as a program'),
  ),
  met(
    '1.2.4',
    1,
    'SQL has its values as parameters',
    test('server/platform/traces/calls.test.ts', 'is a trace with its SQL, as placeholders'),
    test('server/access/property.test.ts', '%s replies to any input, and to nobody with more than its scope'),
  ),
  met(
    '1.2.5',
    1,
    'no command of the system holds anything that somebody sends',
    test(
      'contract/dangerous-code.test.ts',
      'no command of the system is put together, and no shell reads one',
    ),
  ),
  none('1.2.6', 2, 'LDAP', 'no directory is asked'),
  none('1.2.7', 2, 'XPath', 'XML is read as a stream, by no query'),
  none('1.2.8', 2, 'LaTeX', 'no file is set by it'),
  met(
    '1.2.9',
    2,
    'what is typed is no regular expression',
    test(
      'server/platform/db/search-box.test.ts',
      'LIST-15 %s is found whatever signs are typed between its words',
    ),
  ),
  none('1.3.1', 1, 'HTML of an editor', 'texts are plain, news as well: their lines are shown as text'),
  met(
    '1.3.2',
    1,
    'nothing is evaluated as code',
    test('contract/dangerous-code.test.ts', 'no text is run as a program'),
  ),
  met(
    '1.3.3',
    2,
    'what goes to a dangerous place is made harmless before: formulas in files',
    test(`${FILES}/csv.test.ts`, 'STMT-30 the text %j is not a formula, neither as text nor as code'),
    test(
      'server/engines/imports/preview.test.ts',
      'formulas are texts like any other, also with the apostrophe of an exported file',
    ),
  ),
  met(
    '1.3.4',
    2,
    'SVG of people',
    test(
      'console/areas/news/form.test.tsx',
      'NEWS-13 what is no png or jpeg is an unsupported file, and what is too large is not sent',
    ),
    test(
      'console/areas/news/form.test.tsx',
      'NEWS-13 a file whose bytes are no picture is refused by the server in the same words',
    ),
  ),
  none('1.3.5', 2, 'Markdown, CSS or templates of people', 'nobody can give any; manuals are written by us'),
  met(
    '1.3.6',
    2,
    'the server calls no address that somebody chose unless it is public and checked',
    test('server/areas/webhooks/send.test.ts', '%s cannot be reached by webhooks'),
    test(
      'server/areas/webhooks/send.test.ts',
      'the connection goes to the checked address, whatever the name resolves to afterwards',
    ),
  ),
  none(
    '1.3.7',
    2,
    'templates from input',
    'texts stand in catalogues, and what is typed is only a value in them',
  ),
  none('1.3.8', 2, 'JNDI', 'no Java'),
  none('1.3.9', 2, 'memcache', 'none is used'),
  none(
    '1.3.10',
    2,
    'format strings',
    'texts of the log are constants; JavaScript has none that reads memory',
  ),
  met(
    '1.3.11',
    2,
    'mails cannot be given headers or receivers by what is typed',
    test(
      'server/areas/session/typed.test.ts',
      'USR-38 a name with an invisible character is refused, and says so',
    ),
    test('server/platform/mail/post.test.ts', 'receives the mail as it was written'),
  ),
  none('1.4.1', 2, 'memory of strings and pointers', 'JavaScript manages it'),
  met(
    '1.4.2',
    2,
    'numbers have ends, and money is exact',
    test('contract/bounds.test.ts', '%s takes no list, text or record without an end'),
    test('server/areas/api/transactions.test.ts', 'amounts are exact beyond the precision of a double'),
  ),
  met(
    '1.4.3',
    2,
    'what was taken is given back: connections, permits, timers',
    test(
      'server/platform/http/closing.test.ts',
      'a reader who disconnects before the reply leaves no timer running',
    ),
    test('server/faults/outage.postgres.test.ts', 'all of the connections can be used at once afterwards'),
  ),
  met(
    '1.5.1',
    1,
    'XML is read without entities and without what lies outside',
    test('server/engines/foreign/table.test.ts', '%s is not readable'),
  ),
  met(
    '1.5.2',
    2,
    'what is deserialized is plain data that fits a schema',
    test('contract/operations.test.ts', 'wire schemas hold no transforms and refuse unknown keys'),
    test(`${HTTP}/calls.test.ts`, 'a parameter sent as __proto__ or twice does no harm'),
  ),

  metSo(
    '2.1.1',
    1,
    'the rules of each input are written down',
    'the OpenAPI document is made of them, for every call',
    test(`${HTTP}/openapi.test.ts`, 'the document describes the token, inputs and failures'),
    test(
      'contract/operations.test.ts',
      'every call is described in words of its own, which its summary does not say already',
    ),
  ),
  met('2.1.2', 2, 'rules between inputs are written down', page('requirements.md', 'Requirements checklist')),
  met('2.1.3', 2, 'limits of persons and of all are written down', page('security/rules.md', 'Limits')),
  met(
    '2.2.1',
    1,
    'every input is checked against what may come',
    test(`${HTTP}/calls.test.ts`, 'anything else is refused, and so is an unknown key'),
    test(
      'server/areas/users/property.test.ts',
      'API-15 API-16 USR-45 with any input, what is stored follows the rules and is audited; a refusal leaves nothing',
    ),
  ),
  met(
    '2.2.2',
    1,
    'the server checks, whatever the browser has checked',
    test('server/access/property.test.ts', '%s replies to any input, and to nobody with more than its scope'),
    test(
      'server/areas/session/sign-in.test.ts',
      'LOG-06 LOG-08 the server refuses an empty user or password as well',
    ),
  ),
  met(
    '2.2.3',
    2,
    'inputs have to fit one another',
    test(
      'server/areas/users/create.test.ts',
      'USR-32 a specific user has neither scope nor API access, whatever is sent',
    ),
    test(
      'server/areas/users/create.test.ts',
      'USR-45 reports the first of several faults, in the order of the checks',
    ),
  ),
  met(
    '2.3.1',
    1,
    'steps are taken in their order: preview before start, first step before the second',
    test(
      'server/engines/bulk/start.test.ts',
      'a start does what was previewed, to exactly those records, and returns their outcome',
    ),
    test(
      'server/engines/imports/commit.test.ts',
      'no changes, other numbers than those of the preview, and an unknown preview are refused',
    ),
  ),
  met(
    '2.3.2',
    2,
    'limits of the business hold',
    test(
      'server/areas/users/welcome-again.test.ts',
      'USR-36 a manager mails a hundred new addresses a day, by form, file and bulk work together',
    ),
    test(
      'server/engines/bulk/preview.test.ts',
      'a batch has a hundred thousand records at most, however many match',
    ),
  ),
  met(
    '2.3.3',
    2,
    'all or nothing',
    test(
      'server/engines/imports/commit.test.ts',
      'all or nothing: one person who has changed since the preview makes the whole import fail',
    ),
    test(
      'server/engines/bulk/start.test.ts',
      'all of a batch or nothing: a failure in the middle leaves nothing, and it can be started again',
    ),
  ),
  met(
    '2.3.4',
    2,
    'what there is once cannot be taken twice',
    test(
      'server/areas/users/create.test.ts',
      'API-15 of many simultaneous registrations of a login one succeeds, and the others are refused',
    ),
    test(
      'server/areas/webhooks/manage.test.ts',
      'a manager has ten receivers at most, also if several are added at once',
    ),
  ),
  met(
    '2.4.1',
    2,
    'machines are kept from calling without end',
    test(`${HTTP}/call-limit.test.ts`, 'gets a message, and when to call again; others are not affected'),
    test(
      'server/engines/exports/tickets.test.ts',
      'of eighty files that a person asks for at once fifty are promised',
    ),
    test(
      'server/areas/session/sign-in.test.ts',
      'LOG-07 without it, or with anything but a genuine solved challenge, nobody gets in',
    ),
  ),

  met(
    '3.2.1',
    1,
    'no answer is taken for a page of another kind',
    test(
      `${HTTP}/security-headers.test.ts`,
      'every answer has the whole policy: no object, no base, no frame around it, no guess of its type',
    ),
    test(`${HTTP}/file.test.ts`, 'its pieces arrive in order, under its name'),
  ),
  met(
    '3.2.2',
    1,
    'text is shown as text',
    test(
      'contract/dangerous-code.test.ts',
      'nothing is put into a page as HTML but the frame, whose words are texts of the product',
    ),
  ),
  met(
    '3.3.1',
    1,
    'cookies are Secure, and named for it',
    test(
      'server/areas/session/locks.test.ts',
      'over https the cookie is of this host alone, and the one of before is taken over',
    ),
  ),
  met(
    '3.3.2',
    2,
    'cookies are SameSite',
    test(
      'server/areas/session/locks.test.ts',
      'over https the cookie is of this host alone, and the one of before is taken over',
    ),
  ),
  met(
    '3.3.3',
    2,
    'cookies are of this host alone',
    test(
      'server/areas/session/locks.test.ts',
      'over https the cookie is of this host alone, and the one of before is taken over',
    ),
  ),
  met(
    '3.3.4',
    2,
    'cookies are out of reach of scripts',
    test(
      'server/areas/session/locks.test.ts',
      'the cookie is for these calls and for no script, lasts 400 days, and its hash alone is stored',
    ),
  ),
  met(
    '3.4.1',
    1,
    'HSTS for a year, also of hosts below',
    test(
      `${HTTP}/security-headers.test.ts`,
      'over https every answer asks for https for a year and more, also of hosts below',
    ),
  ),
  met(
    '3.4.2',
    1,
    'other origins are allowed nothing (CORS)',
    test(
      `${HTTP}/security-headers.test.ts`,
      'a page of another origin is allowed nothing, with or without asking first',
    ),
  ),
  met(
    '3.4.3',
    2,
    'a content security policy',
    test(
      `${HTTP}/security-headers.test.ts`,
      'every answer has the whole policy: no object, no base, no frame around it, no guess of its type',
    ),
    test(`${HTTP}/console.test.ts`, 'each page has a new nonce, the one in its policy'),
  ),
  met(
    '3.4.4',
    2,
    'types are not guessed',
    test(
      `${HTTP}/security-headers.test.ts`,
      'every answer has the whole policy: no object, no base, no frame around it, no guess of its type',
    ),
  ),
  met(
    '3.4.5',
    2,
    'addresses are not told to others',
    test(
      `${HTTP}/security-headers.test.ts`,
      'every answer has the whole policy: no object, no base, no frame around it, no guess of its type',
    ),
  ),
  met(
    '3.4.6',
    2,
    'no page stands in a frame of others',
    test(
      `${HTTP}/security-headers.test.ts`,
      'every answer has the whole policy: no object, no base, no frame around it, no guess of its type',
    ),
  ),
  met(
    '3.5.1',
    1,
    'other pages cannot call in the name of a person (CSRF)',
    test(
      `${HTTP}/security-headers.test.ts`,
      'a session is in a header that no other page can send, and never in a cookie',
    ),
  ),
  met(
    '3.5.2',
    1,
    'no call goes without the preflight',
    test(
      `${HTTP}/security-headers.test.ts`,
      'a session is in a header that no other page can send, and never in a cookie',
    ),
    test(`${HTTP}/calls.test.ts`, 'ERR-05 %s is 415, which says what the call takes'),
  ),
  met(
    '3.5.3',
    1,
    'what changes something is no safe method, and nothing is called without the header of the session',
    test(
      `${HTTP}/security-headers.test.ts`,
      'a session is in a header that no other page can send, and never in a cookie',
    ),
    test('server/access/matrix.test.ts', 'answers 401 to %s'),
  ),
  none('3.5.4', 2, 'several applications of one host', 'there is one, at the root of its own host'),
  met(
    '3.5.5',
    2,
    'messages of other windows',
    test('contract/dangerous-code.test.ts', 'no page listens to messages of other windows'),
  ),
  met(
    '3.7.1',
    2,
    'only techniques that browsers support',
    test(
      'e2e/browsers.spec.ts',
      'every page works in the oldest browsers of our list, and a search, a page and a form in it',
    ),
  ),
  met(
    '3.7.2',
    2,
    'nobody is led to another host',
    test('console/session/destination.test.ts', 'LOG-05 a path that reads as a host stays on this site'),
    test('console/session/destination.test.ts', 'LOG-05 %j is nowhere to go after signing in'),
  ),

  met(
    '4.1.1',
    1,
    'answers say type and encoding',
    test(`${HTTP}/security-headers.test.ts`, 'every text says its type and its encoding'),
  ),
  met(
    '4.1.2',
    2,
    'only pages lead from http to https',
    test(
      'machines/files.test.ts',
      'HAProxy leads people to https, refuses calls without it, and speaks TLS 1.2 or newer',
    ),
  ),
  met(
    '4.1.3',
    2,
    'headers of the balancer cannot be forged',
    test(
      'machines/balancer.test.ts',
      'the address of the caller is what the balancer says, not what the caller claims',
    ),
    test(
      'server/areas/session/sign-in.test.ts',
      'LOG-02 behind a trusted balancer the address that it added counts, whatever comes before it',
    ),
  ),
  met(
    '4.2.1',
    2,
    'where a message ends is not disputed (smuggling)',
    test(`${HTTP}/well-formed.test.ts`, 'a request with the same header twice is refused: %j'),
    test('server/faults/slow-clients.test.ts', 'anything but HTTP is a bare 400'),
  ),
  none('4.3.1', 2, 'cost of GraphQL queries', 'no GraphQL; lists have sizes and filters of their own'),
  none('4.3.2', 2, 'GraphQL introspection', 'no GraphQL'),
  none('4.4.1', 1, 'WebSocket over TLS', 'no WebSocket'),
  none('4.4.2', 2, 'origin of a WebSocket', 'no WebSocket'),
  none('4.4.3', 2, 'tokens of a WebSocket', 'no WebSocket'),
  none('4.4.4', 2, 'how a WebSocket gets its token', 'no WebSocket'),

  met(
    '5.1.1',
    2,
    'kinds and sizes of files are written down',
    page('security/rules.md', 'Files that people bring'),
  ),
  met(
    '5.2.1',
    1,
    'no file is larger than what can be handled',
    test(
      'server/engines/images/check.test.ts',
      'NEWS-13 an upload has 5 MB at most, whatever is said of its size',
    ),
    test(
      'server/engines/verification/verify.test.ts',
      'API-27 a file that says it has more than 500 MB is refused before it is read',
    ),
    test('server/engines/imports/workbook.test.ts', 'one that is larger than an import takes is 413'),
  ),
  met(
    '5.2.2',
    1,
    'a file is what it says, by its content',
    test('server/engines/images/check.test.ts', 'NEWS-13 one whose rows are missing is damaged'),
    test('server/engines/foreign/table.test.ts', '%s is not readable'),
  ),
  met(
    '5.2.3',
    2,
    'packed files do not burst',
    test('server/engines/foreign/bombs.test.ts', '%s cannot be read, and cost what it may cost'),
    test('server/engines/foreign/bombs.test.ts', 'a reader that takes more memory than it may dies alone'),
  ),
  met(
    '5.3.1',
    1,
    'no file of others is run',
    test(
      'server/areas/images/images.test.ts',
      'API-10 HOME-04 is returned byte by byte, without a token (%s)',
    ),
    test(
      'server/engines/images/check.test.ts',
      'NEWS-13 is kept as a large and a small one without what else was in the file (%s)',
    ),
  ),
  met(
    '5.3.2',
    1,
    'no path is made of what somebody sends',
    test('server/areas/images/images.test.ts', 'API-10 an impossible name is a bad request (%#)'),
    test(
      'server/engines/images/store.test.ts',
      'NEWS-04 are kept in two sizes and read again, only for their own use',
    ),
  ),
  met(
    '5.4.1',
    2,
    'the name of a download is ours',
    test(`${HTTP}/file.test.ts`, 'its pieces arrive in order, under its name'),
  ),
  met(
    '5.4.2',
    2,
    'names of files are encoded',
    test(
      'server/engines/lists/lists.test.ts',
      'the file is named after its list, and the statement is still a report',
    ),
  ),
  none(
    '5.4.3',
    2,
    'scan for viruses',
    'no file is given to anybody as it came: pictures are drawn anew, tables are read and dropped',
  ),
];
