import { sql } from 'kysely';
import type { NewsItem, NewsStatus } from '../../../contract/news';
import { wallClock } from '../../platform/time/wall-clock';

/** The columns of a news item with the field names of the contract; moments are still instants. */
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
 * HOME-05: converts a row to the form of the contract, with its moments by the network's clocks.
 * @param managed whether it contains what only people who manage news see
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
