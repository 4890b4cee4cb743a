import type { ScreenPath } from '../../../contract/access';
import type { BulkActionKind, BulkResource } from '../../../contract/bulk';
import type { ExportFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { formatDate, formatDateTime, formatInteger } from '../../../i18n/format';
import { type MessageKey, message } from '../../../i18n/server';

/** The types that come with the portal, as `notification_type` has them. */
const NOTIFICATION_TYPE = {
  news: 1,
  workOrder: 2,
  codes: 3,
  billing: 4,
  security: 5,
  export: 6,
  bulk: 7,
  silence: 8,
  api: 9,
} as const;
type TypeName = keyof typeof NOTIFICATION_TYPE;

/** Codes that nobody has used for so many days, the first few of them by name and end. */
interface UnusedCodes {
  shop: string;
  quantity: number;
  days: number;
  codes: readonly { name: string; tail: string }[];
}

/** A use of a code that should not be. */
interface CodeUse {
  operator: string;
  code: string;
  shop: string;
  where: string;
  used: string;
}

/** `by`: the name of the person who did it, where it is shown. */
interface OrderWords {
  number: number;
  shop: string;
  terminal: string;
  by?: string;
}

/** Every kind of notice with its parameters. An area adds its own events here. */
export interface NoticeParameters {
  newsPublished: { title: string };
  workOrderOpened: OrderWords;
  workOrderAttended: OrderWords;
  workOrderClosed: OrderWords;
  workOrderWaiting: OrderWords;
  workOrderReopened: OrderWords;
  workOrderCommented: OrderWords;
  codesReady: { quantity: number; shop: string };
  /** `asked`: when, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
  codesOverdue: { quantity: number; shop: string; asked: string; hours: number };
  /** `code`: its last characters; `shop`: its own; `where`: the terminal's; `used` by the network's clocks. */
  codeUsedOff: CodeUse;
  codeUsedElsewhere: CodeUse;
  codesUnused: UnusedCodes;
  /** `on`: the day on which they will be switched off, `YYYY-MM-DD`. */
  codesEnding: UnusedCodes & { on: string };
  codesEnded: UnusedCodes;
  /** The days that were billed, the first and the last, `YYYY-MM-DD`. */
  billingAvailable: { first: string; last: string };
  passwordChanged: object;
  /** `null`: what the browser said of itself could not be read. */
  newBrowser: { browser: string | null; system: string | null; address: string };
  /** `times`: how many; `address`: that of the last one. */
  wrongPasswords: { times: number; address: string };
  /** `by`: the administrator's name. */
  accountDeactivated: { by: string };
  accountReactivated: { by: string };
  /** `title`: the key of what the report is called. */
  exportReady: { title: MessageKey; format: ExportFormat };
  /** `others`: records that were not changed, for whatever reason; `undo`: it took another one back. */
  bulkDone: {
    resource: BulkResource;
    action: BulkActionKind;
    undo: boolean;
    changed: number;
    others: number;
  };
  /** `last`, `back`: when a deposit was captured, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
  shopSilent: { shop: string; last: string; onceInDays: number };
  shopBack: { shop: string; back: string };
  /**
   * `webhook`: the key of the receiver, absent in notices of an older version; `host`: its host; `days`: for how many
   * days missed events can be sent again.
   */
  webhookPaused: { webhook?: number; host: string; days: number };
  /** `day`: which business day is not closed yet, `YYYY-MM-DD`. */
  webhookDayHeld: { day: string };
  /** `by`: the name of the administrator who has ended it. */
  webhookEnded: { host: string; by: string };
}
export type NoticeKind = keyof NoticeParameters;

interface Kind<Parameters> {
  type: TypeName;
  /** What the `%{…}` of its text stand for. */
  words: (parameters: Parameters, language: Language) => Record<string, string | number>;
  /** The screen on which the reader can act on it. */
  screen?: ScreenPath;
  /** The key of the one record of that screen that it is about. */
  record?: (parameters: Parameters) => string | null;
}

/** The day and the minute of a moment. */
function minuteOf(moment: string, language: Language) {
  const { date, time } = formatDateTime(moment, language);
  return { date, time: time.slice(0, 5) };
}

const codeUse = ({ used, ...words }: CodeUse, language: Language) => ({
  ...words,
  ...minuteOf(used, language),
});

const unusedCodes = ({ shop, quantity, days, codes }: UnusedCodes) => ({
  smart_count: quantity,
  shop,
  days,
  codes: [
    ...codes.map(({ name, tail }) => `${name} (${tail})`),
    ...(quantity > codes.length ? ['…'] : []),
  ].join(', '),
});

const asTheyAre = <Words extends Record<string, string>>(words: Words) => words;

const workOrder: Kind<OrderWords> = {
  type: 'workOrder',
  words: ({ number, by = '', ...place }) => ({ number: String(number), by, ...place }),
  screen: '/chamados',
  record: ({ number }) => String(number),
};

const kinds: { readonly [K in NoticeKind]: Kind<NoticeParameters[K]> } = {
  newsPublished: { type: 'news', words: asTheyAre },
  workOrderOpened: workOrder,
  workOrderAttended: workOrder,
  workOrderClosed: workOrder,
  workOrderWaiting: workOrder,
  workOrderReopened: workOrder,
  workOrderCommented: workOrder,
  codesReady: { type: 'codes', words: ({ quantity, shop }) => ({ smart_count: quantity, shop }) },
  codesOverdue: {
    type: 'codes',
    words: ({ quantity, shop, asked, hours }, language) => ({
      smart_count: quantity,
      shop,
      hours,
      ...minuteOf(asked, language),
    }),
    screen: '/codigos-solicitados',
  },
  codeUsedOff: { type: 'codes', words: codeUse, screen: '/codigos-operadores' },
  codeUsedElsewhere: { type: 'codes', words: codeUse, screen: '/codigos-operadores' },
  codesUnused: { type: 'codes', words: unusedCodes, screen: '/codigos-operadores' },
  codesEnding: {
    type: 'codes',
    words: ({ on, ...codes }, language) => ({ ...unusedCodes(codes), date: formatDate(on, language) }),
    screen: '/codigos-operadores',
  },
  codesEnded: { type: 'codes', words: unusedCodes, screen: '/codigos-operadores' },
  billingAvailable: {
    type: 'billing',
    words: ({ first, last }, language) => ({
      first: formatDate(first, language),
      last: formatDate(last, language),
    }),
    screen: '/financeiro',
  },
  passwordChanged: { type: 'security', words: () => ({}), screen: '/alterar-senha-perfil' },
  newBrowser: {
    type: 'security',
    words: ({ browser, system, address }, language) => ({
      browser:
        browser !== null && system !== null
          ? message(language, 'notices.browserOn', { browser, system })
          : (browser ?? system ?? message(language, 'notices.unknownBrowser')),
      address,
    }),
    screen: '/alterar-senha-perfil',
  },
  wrongPasswords: {
    type: 'security',
    words: ({ times, address }, language) => ({ times: formatInteger(times, language), address }),
    screen: '/alterar-senha-perfil',
  },
  accountDeactivated: { type: 'security', words: asTheyAre },
  accountReactivated: { type: 'security', words: asTheyAre },
  exportReady: {
    type: 'export',
    words: ({ title, format }, language) => ({
      title: message(language, title),
      format: message(language, `exports.formats.${format}`),
    }),
  },
  bulkDone: {
    type: 'bulk',
    words: ({ resource, action, undo, changed, others }, language) => ({
      action: message(language, undo ? `bulk.undone.${action}` : `bulk.actions.${action}`),
      resource: message(language, `bulkReplies.resources.${resource}`),
      changed: formatInteger(changed, language),
      others: formatInteger(others, language),
    }),
  },
  shopSilent: {
    type: 'silence',
    words: ({ shop, last, onceInDays }, language) => ({
      shop,
      ...minuteOf(last, language),
      days: formatInteger(onceInDays, language),
    }),
    screen: '/painel-de-controle',
  },
  shopBack: {
    type: 'silence',
    words: ({ shop, back }, language) => ({ shop, ...minuteOf(back, language) }),
    screen: '/painel-de-controle',
  },
  webhookPaused: {
    type: 'api',
    words: ({ host, days }) => ({ host, days }),
    screen: '/swagger',
    record: ({ webhook }) => (webhook === undefined ? null : String(webhook)),
  },
  webhookDayHeld: {
    type: 'api',
    words: ({ day }, language) => ({ date: formatDate(day, language) }),
    screen: '/swagger',
  },
  webhookEnded: {
    type: 'api',
    words: ({ host, by }) => ({ host, by }),
    screen: '/swagger',
  },
};

/** The number of a kind's type. */
export function typeOf(kind: NoticeKind): number {
  return NOTIFICATION_TYPE[kinds[kind].type];
}

/** The screen on which the reader of a notice can act on it. */
export function screenOf(kind: NoticeKind): ScreenPath | null {
  return kinds[kind].screen ?? null;
}

/** The key of the record of that screen that it is about, where it is about one. */
export function recordOf<K extends NoticeKind>(kind: K, parameters: NoticeParameters[K]): string | null {
  return kinds[kind].record?.(parameters) ?? null;
}

/** What a kind says in a language. */
export function textOf<K extends NoticeKind>(
  kind: K,
  parameters: NoticeParameters[K],
  language: Language,
): string {
  return message(language, `notices.texts.${kind}`, kinds[kind].words(parameters, language));
}

/** Whether this program knows how to say what a stored kind stands for. */
export function isNoticeKind(kind: string | null): kind is NoticeKind {
  return kind !== null && Object.hasOwn(kinds, kind);
}

/** What a type of the portal's own is called in a language; `null` for one that somebody else has added. */
export function typeText(id: number, language: Language): string | null {
  const known = Object.entries(NOTIFICATION_TYPE).find(([, own]) => own === id)?.[0] as TypeName | undefined;
  return known === undefined ? null : message(language, `notices.types.${known}`);
}
