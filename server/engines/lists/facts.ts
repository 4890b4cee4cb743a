import type { Language } from '../../../contract/languages';
import { formatDateTime, formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';
import { factsOf } from '../exports/long-facts';
import type { Fact } from '../exports/table';
import type { ListFact, ListSource } from './source';

interface FileContext {
  language: Language;
  /** That of its amounts, by ISO 4217; `null`: it has none. */
  currency: string | null;
  /** The instant at which the file is made, and the zone whose clocks tell it. */
  at: Date;
  timeZone: string;
}

/**
 * What a reader has to know of a list: what it was narrowed by, in the words of the screen, the currency of its amounts,
 * how many rows it has and when it was made.
 * @returns the facts of a file with so many rows
 */
export async function listFacts(
  trx: Db,
  { facts }: ListSource,
  filter: object,
  { language, currency, at, timeZone }: FileContext,
): Promise<(rows: number) => Fact[]> {
  const known: ReadonlyMap<string, ListFact> = new Map(Object.entries(facts));
  const given: Fact[] = [];
  for (const [name, value] of Object.entries(filter as Record<string, unknown>)) {
    const fact = known.get(name);
    const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (fact === undefined || empty) continue;
    const shown = (await fact.shown?.(value, language, trx)) ?? plain(value);
    given.push(...factsOf(message(language, fact.label), shown));
  }
  const { date, time } = formatDateTime(wallClock(timeZone, at), language);
  return (rows) => [
    ...given,
    ...(currency === null
      ? []
      : [{ label: message(language, 'exportFile.facts.currency'), value: currency }]),
    { label: message(language, 'exportFile.facts.rows'), value: formatInteger(rows, language) },
    { label: message(language, 'exportFile.facts.made'), value: `${date} ${time} (${timeZone})` },
  ];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
