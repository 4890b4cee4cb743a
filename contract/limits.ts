/** The numbers of the specifications, each with its source. */

/** What is asked of transactions in a period, O§5 and O§9. */
export const REPORT = {
  /** STMT-25: the start lies at most this many days before today. */
  maxDaysBack: 365,
  /** STMT-26: end date minus start date stays under this many days. */
  rangeDays: 60,
  /** STMT-22: after this long a waiting message shows … */
  waitingAfter: 30_000,
  /** … and hides again. */
  waitingFor: 10_000,
} as const;

/** Deposit statement, O§5. */
export const STATEMENT = {
  /** STMT-15: rows on the screen; an export has them all. */
  screenRows: 100,
} as const;

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
  /** Days for which calls are shown to the manager … */
  shownDays: 14,
  /** … and kept. */
  keptDays: 90,
  /** Tokens that a client may ask for in a minute, from one address. */
  tokensAMinute: 30,
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

/** Sign-in, A§4 and A§9. */
export const SIGN_IN = {
  /** LOG-09: the error shows this long after the response … */
  errorAfter: 2000,
  /** … and stays this long. */
  errorFor: 3000,
  /** LOG-02: failures a login may collect in the window … */
  failuresPerLogin: 5,
  /** … and an address. */
  failuresPerAddress: 30,
  windowMinutes: 15,
} as const;

/** So long a browser or an address from which a person has signed in stays known; browsers keep a cookie no longer. */
export const KNOWN_ORIGIN_DAYS = 400;

/** Passwords that are set by link. */
export const RESET = {
  /** LOG-02: requests a login may collect in the window of sign-in, and an address. */
  requestsPerLogin: 5,
  requestsPerAddress: 30,
  /** LOG-17: how long a link may be used. */
  linkMinutes: 60,
} as const;

/** LOG-17, USR-36: how long the link of the mail that welcomes a new user may be used. */
export const WELCOME = { linkHours: 72 } as const;

/** What the pages of a forgotten password say, and when. */
export const RESET_MESSAGES = {
  /** LOG-15: the server's message shows this long after it came. */
  sentAfter: 1000,
  /** LOG-16, LOG-25: a failure shows this long. */
  failureFor: 4000,
} as const;

/** LOG-24 to LOG-33: after this long a sign-in alone does not let anybody set another password. */
export const OWN_PASSWORD_CHANGE = { freshMinutes: 5 } as const;

/** LOG-02: how long a challenge of the robot check may be answered. */
export const ROBOT_CHECK = { validMinutes: 10 } as const;

/** SES-09. */
export const TOKENS = {
  accessMinutes: 15,
  refreshHours: 12,
  /** A used refresh token stays valid for so long, for tabs that refresh at the same moment. */
  reuseGraceSeconds: 30,
} as const;

/** SHELL-27. */
export const SNACKBAR_MS = 6000;

/** API-07: so many of the newest are listed, and so many of those that are not viewed; the badge counts to one less. */
export const NOTIFICATIONS = { listed: 100 } as const;

/** BANK-09: digits of an identified deposit's code. */
export const BANK = { depositCodeLength: 20 } as const;

/** Groups of establishments. */
export const GROUPER = {
  /** GRP-07. */
  nameLength: 100,
  /** More than any network has. */
  establishments: 20_000,
} as const;

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

/** LIST-10: rows a page, and the sizes one can choose. */
export const PAGE = { size: 10, sizes: [10, 25, 50, 100] } as const;

/** Home and marketing, LIST-10: news a page, where no size is given; and how many of them the carousel shows. */
export const NEWS = {
  homeSize: 6,
  managementSize: 5,
  highlights: 3,
  /** NEWS-06. */
  titleLength: 100,
  textLength: 4000,
} as const;

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
  /** How long a batch is remembered, and can be undone. */
  days: 30,
} as const;

/** What one import may be (additive). */
export const IMPORT = {
  /** Of the file. */
  bytes: 5_000_000,
  rows: 20_000,
  /** Our own files have all establishments of a group in one cell, and those are more than a workbook's cell holds. */
  cellLength: 1_000_000,
  /** So long is a preview kept. */
  keptDays: 7,
} as const;

/** Where somebody chooses among establishments. */
export const CHOICE = {
  /** How many are fetched and drawn at first; a person with more finds the others by typing. */
  listed: 100,
  /** The most that a call asks for: the drawn ones, and one that shows that there are more. */
  most: 101,
} as const;

/** Bills of a month are made from this hour on, by the network's clocks, of the first day after it. */
export const BILLING = { hour: 6 } as const;

/** Work orders, O§3 and O§5. */
export const WORK_ORDER = {
  /** WO-19. */
  reportLength: 2000,
  /** WO-05: hours of the clock that are promised, by the case type: maintenance, dispute. */
  promisedHours: [24, 120],
  /** After it was closed an order may be reopened by its requester for so many days. */
  reopenDays: 7,
  commentLength: 2000,
  /** Comments of an order, and pictures. */
  comments: 200,
  attachments: 20,
  /** The longest edge in pixels of a picture that is kept. */
  attachmentEdge: 2560,
  fileNameLength: 200,
  /** People get one mail about orders in so many minutes at most. */
  mailMinutes: 10,
} as const;

/** NEWS-06, NEWS-13: what a picture may be, and the longest edges in pixels of those that are kept of it. */
export const IMAGE = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, modalEdge: 1280, cardEdge: 640 } as const;

/** Filters that the server keeps: characters of one, and how many of a person. */
export const KEPT_FILTERS = { length: 100_000, ofOnePerson: 100 } as const;
