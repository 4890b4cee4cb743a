import type { UTCDate } from '@date-fns/utc';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { enUS, es, type Locale, ptBR } from 'date-fns/locale';
import { utcDay } from '../../../contract/calendar';
import type { Language } from '../../../contract/languages';

/** 0 is Sunday, on which weeks begin in Colombia, in Mexico, in Brazil and for who reads American English (CLDR). */
const weekStartsOn = 0;
/** The Spanish of date-fns is that of Spain, where weeks begin on Monday. */
const latin: Locale = { ...es, options: { ...es.options, weekStartsOn } };

/** The words of a language as date-fns has them: months and weekdays. */
export const calendarLocales: Record<Language, Locale> = { en: enUS, co: latin, es: latin, pt: ptBR };

/** How the head names a month: `November 2026`, `novembro de 2026`. */
export const monthFormat = (language: Language): string =>
  language === 'en' ? 'LLLL yyyy' : "LLLL 'de' yyyy";

/**
 * MUI's adapter on UTC dates. It makes dates in one place only; all others are made from those, and stay on UTC.
 * @param today the network's day, which is marked; the browser's may be another one
 */
export function adapterOf(today: string): typeof AdapterDateFns {
  const date = (value?: string | null): UTCDate | null =>
    value === null ? null : utcDay(value?.slice(0, 10) ?? today);
  return class extends AdapterDateFns {
    override date = date as AdapterDateFns['date'];
  };
}
