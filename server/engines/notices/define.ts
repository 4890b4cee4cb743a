import type { ScreenPath } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import { formatDateTime } from '../../../i18n/format';
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
  views: 10,
  operation: 11,
} as const;
type TypeName = keyof typeof NOTIFICATION_TYPE;

type KindIn<Key> = Key extends `notices.texts.${infer Kind}` ? Kind : never;
/** A kind of notice, as it is stored; each has a text in `i18n/<language>/notices.ts`. */
export type NoticeKind = KindIn<MessageKey>;

interface Definition<Parameters extends object> {
  readonly kind: NoticeKind;
  readonly type: TypeName;
  /** Returns the words for the `%{…}` of its text. */
  words(parameters: Parameters, language: Language): Record<string, string | number>;
  /** The screen on which the reader can act on it. */
  readonly screen?: ScreenPath;
  /** The key of the one record of that screen that it is about. */
  record?(parameters: Parameters): string | null;
}

/** Something that happened, with its particulars. */
export interface Happening {
  readonly kind: NoticeKind;
  /** The number of its type. */
  readonly type: number;
  readonly parameters: object;
  readonly text: (language: Language) => string;
}

/** A kind of notice: makes a happening of its parameters, and reads what is stored of one. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly screen: ScreenPath | null;
  /** @param parameters as they are stored */
  textOf(parameters: object, language: Language): string;
  recordOf(parameters: object): string | null;
}

/**
 * Defines a kind of notice, which an area brings along (`Area.notices`) and which `notify` takes:
 * `notify(trx, newsPublished({ title }), { to, at })`.
 */
export function defineNotice<Parameters extends object>({
  kind,
  type,
  screen,
  ...definition
}: Definition<Parameters>): Notice & ((parameters: Parameters) => Happening) {
  const textOf = (parameters: Parameters, language: Language) =>
    message(language, `notices.texts.${kind}`, definition.words(parameters, language));
  const happening = (parameters: Parameters): Happening => ({
    kind,
    type: NOTIFICATION_TYPE[type],
    parameters,
    text: (language) => textOf(parameters, language),
  });
  return Object.assign(happening, {
    kind,
    screen: screen ?? null,
    textOf: (parameters: object, language: Language) => textOf(parameters as Parameters, language),
    recordOf: (parameters: object) => definition.record?.(parameters as Parameters) ?? null,
  });
}

/** The day and the minute of a moment, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
export function minuteOf(moment: string, language: Language) {
  const { date, time } = formatDateTime(moment, language);
  return { date, time: time.slice(0, 5) };
}

/** Returns the name of a type of the portal's own in a language; `null` for one that somebody else has added. */
export function typeText(id: number, language: Language): string | null {
  const known = Object.entries(NOTIFICATION_TYPE).find(([, own]) => own === id)?.[0] as TypeName | undefined;
  return known === undefined ? null : message(language, `notices.types.${known}`);
}
