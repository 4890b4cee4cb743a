/* Numbers that several nouns share, each with its source; those of one noun stand with it. */

/** The accounting date lies this many days after capture at most (decisions, DATA). */
export const ACCOUNTING_LAG_DAYS = 5;

/** O§3: process codes of the terminals (DASH-28). */
export const PROCESS = { deposit: 304, withdrawal: 302 } as const;

/** How often calls are made at most. */
export const CALLS_A_MINUTE = {
  /** By a person with a session, counted by each process for itself. */
  person: 600,
  /**
   * By one address, which may be the router of a whole office, of public calls that query the database; counted by
   * all processes together. Failed sign-ins have their own, much lower limit.
   */
  address: 300,
} as const;

/** The API of establishments. */
export const API = {
  /** Rows of a page, where none are asked for … */
  page: 1000,
  /** … and at most: who reads whole days asks less often. */
  mostRows: 5000,
  /** Establishments that a call names. */
  establishments: 1000,
  /** USR-35: for so many hours the secret before may go on working beside a new one. */
  overlapHours: 24,
  /** Days for which calls are shown to the manager. */
  shownDays: 14,
  /** Public keys that an API user may have, … */
  keys: 5,
  /** … their names, and the text in which they are brought: five long RSA keys with certificates fit. */
  keyNameLength: 60,
  keyTextLength: 20_000,
  /** RSA keys: below the first anybody with money factors them, beyond the second each check is slow. */
  rsaBits: { least: 2048, most: 4096 },
  /** Addresses and networks from which programs may come, and how wide one may be. */
  addresses: 20,
  widest: { ipv4: 8, ipv6: 16 },
  /** An assertion (RFC 7523) ends so many minutes after now at most, by clocks that differ by so many seconds. */
  assertionMinutes: 10,
  assertionTolerance: 60,
  assertionLength: 4096,
  /** Tokens that a client may ask for in a minute, from one address. */
  tokensAMinute: 30,
  /** Home tells a manager of its end so many days before, … */
  endingDays: 30,
  /** … and so many before as of something pressing. */
  pressingDays: 7,
  /** How often the counts are written to the database, so that a call does not cost a write. */
  writtenEveryMs: 60_000,
} as const;

/** Reports and exports that a person has under way. */
export const REPORTS = {
  /** So many run at once … */
  atOnce: 2,
  /** … and the next one waits this long for its turn. */
  waitMs: 30_000,
} as const;

/** SHELL-27. */
export const SNACKBAR_MS = 6000;

/** While somebody looks at a report, the server is asked this often whether it has changed. */
export const NEWER = { everyMs: 30_000 } as const;

/** Operator codes and the requests for them, O§5 and O§9. */
export const OPERATOR_CODE = {
  /** OPC-08: how many are made at a time. */
  most: 20,
  /** OPC-06, REQ-04: so many of the last characters are shown. */
  shown: 3,
  /** As a network's files have it. */
  nameLength: 100,
  /** After so many days without a use a code counts as unused … */
  unusedDays: 60,
  /** … and none is switched off for it before its managers have known for so many days. */
  warnedDays: 7,
  /** REQ-04: codes of a request that stand in its row. */
  chips: 4,
  /** Level 1 is notified of a request that waits for longer. */
  overdueHours: 48,
} as const;

/** LIST-12: a cancelled filter dialog is gone after so many milliseconds. */
export const FILTER_DIALOG = { cancelFades: 1000 } as const;

/** LIST-10: rows a page, the sizes one can choose, and the page beyond which the server refuses to count. */
export const PAGE = { size: 10, sizes: [10, 25, 50, 100], last: 1_000_000 } as const;

/** Bulk work over lists. */
export const BULK = {
  /** So many records are changed within the call and in one transaction; more are a job, portion by portion. */
  atOnce: 500,
  /** Records that a batch takes at most. */
  most: 100_000,
  /** Records that a selection names one by one: as many, so that refused ones can stay selected. */
  ids: 100_000,
  /** Records that somebody leaves out of all that match, by hand. */
  except: 10_000,
  /** The body limit of a call that names so many. Parsing more JSON would block other calls for too long. */
  bytes: 1.5 * 1024 * 1024,
  /** Establishments that are assigned or removed at a time. */
  establishments: 1000,
} as const;

/** Where somebody chooses among establishments. */
export const CHOICE = {
  /** How many are fetched and drawn at first; a person with more finds the others by typing. */
  listed: 100,
  /** The most that a call asks for: the drawn ones, and one that shows that there are more. */
  most: 101,
} as const;
