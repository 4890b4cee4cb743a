import type { Language } from '../../contract/languages';
import { formatDateTime } from '../../i18n/format';
import { message } from '../../i18n/server';
import type { Fact } from '../exports/table';
import { wallClock } from '../transactions/wall-clock';
import type { ListFact, ListSource } from './source';

interface Making {
  language: Language;
  /** The instant at which the file is made, and the zone whose clocks tell it. */
  at: Date;
  timeZone: string;
}

/** What a reader has to know of a list: what it was narrowed by, in the words of the screen, and when it was made. */
export function listFacts({ facts }: ListSource, filter: object, { language, at, timeZone }: Making): Fact[] {
  const known: ReadonlyMap<string, ListFact> = new Map(Object.entries(facts));
  const given = Object.entries(filter as Record<string, unknown>).flatMap(([name, value]): Fact[] => {
    const fact = known.get(name);
    const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (fact === undefined || empty) return [];
    return [
      {
        label: message(language, fact.label),
        value:
          fact.shown === undefined
            ? typeof value === 'string'
              ? value
              : JSON.stringify(value)
            : fact.shown(value, language),
      },
    ];
  });
  const { date, time } = formatDateTime(wallClock(timeZone, at), language);
  const made = { label: message(language, 'exports.facts.made'), value: `${date} ${time} (${timeZone})` };
  return [...given, made];
}
