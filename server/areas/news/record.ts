import { sql } from 'kysely';
import type { NewsItem, NewsStatus } from '../../../contract/news';
import { wallClock } from '../../platform/time/wall-clock';

/** The columns of a news item under the names of the wire, its moments still as instants. */
export const newsColumns = [
  'id',
  'title',
  'text',
  'image as urlFile',
  'active',
  'opened_at',
  'modified_at',
  sql<string | null>`opens_on::text`.as('opens_on'),
  sql<string | null>`ends_on::text`.as('ends_on'),
  'profiles',
  'version',
] as const;

interface NewsRow extends Pick<NewsItem, 'id' | 'title' | 'text' | 'urlFile'> {
  active: boolean;
  opened_at: Date | string;
  modified_at: Date | string;
  opens_on: string | null;
  ends_on: string | null;
  profiles: number[] | null;
  version: number;
}

/**
 * HOME-05: a row as the wire has it, its moments on the network's clocks.
 * @param managed with what whoever manages news sees beside it
 */
export function newsItemOf(timeZone: string, row: NewsRow, managed: boolean): NewsItem {
  const { active, opened_at, modified_at, opens_on, ends_on, profiles, version, ...item } = row;
  const status: NewsStatus = active ? 'ATIVO' : 'INATIVO';
  const clock = (instant: Date | string) => wallClock(timeZone, new Date(instant));
  return {
    ...item,
    status,
    openDate: clock(opened_at),
    modifiedDate: clock(modified_at),
    ...(managed && { managed: { opensOn: opens_on, endsOn: ends_on, profiles, version } }),
  };
}
