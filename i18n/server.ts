import Polyglot from 'node-polyglot';
import { type Language, localeOf } from '../contract/languages';
import type { Catalogue, OwnTexts } from './catalogue';
import { keys as coKeys } from './co/keys';
import * as coServer from './co/server';
import * as coTexts from './co/texts';
import { keys as enKeys } from './en/keys';
import * as enServer from './en/server';
import * as enTexts from './en/texts';
import { keys as esKeys } from './es/keys';
import * as esServer from './es/server';
import * as esTexts from './es/texts';
import { loadOwn } from './own-texts';
import { keys as ptKeys } from './pt/keys';
import * as ptServer from './pt/server';
import * as ptTexts from './pt/texts';

const areas = Object.keys(await import('./en/own')) as OwnTexts[];
type Own = Pick<Catalogue, OwnTexts | 'trail'>;

/** What the console says, but for react-admin's own texts, and what the server alone says. */
const catalogues = {
  en: { ...enKeys, ...enTexts, ...((await loadOwn('en', areas)) as Own), ...enServer },
  co: { ...coKeys, ...coTexts, ...(await loadOwn('co', areas)), ...coServer },
  es: { ...esKeys, ...esTexts, ...(await loadOwn('es', areas)), ...esServer },
  pt: { ...ptKeys, ...ptTexts, ...(await loadOwn('pt', areas)), ...ptServer },
};

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every message that the server may send; a misspelt key does not compile. */
export type MessageKey = Leaves<(typeof catalogues)['en']>;

const speakers = Object.fromEntries(
  Object.entries(catalogues).map(([language, phrases]) => [
    language,
    new Polyglot({ phrases, locale: localeOf[language as Language] }),
  ]),
) as Record<Language, Polyglot>;

/** A message in a language, its `%{…}` filled in. */
export function message(
  language: Language,
  key: MessageKey,
  parameters: Record<string, string | number> = {},
) {
  return speakers[language].t(key, parameters);
}
