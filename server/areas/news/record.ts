import { sql } from 'kysely';
import type { NewsItem, NewsStatus } from '../../../contract/news';
import { wallClock } from '../../platform/time/wall-clock';

/** The columns of a news item with the field names of the contract; moments are still instants. */
export const newsColumns = [
  'id',
  'title',
  'text',
  'image as urlFile',
  'switched_on',
  'opened_at',
  'modified_at',
  sql<string | null>`opens_on::text`.as('opens_on'),
  sql<string | null>`ends_on::text`.as('ends_on'),
  'profiles',
  'version',
] as const;

interface NewsRow extends Pick<NewsItem, 'id' | 'title' | 'text' | 'urlFile'> {
  switched_on: boolean;
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
  const { switched_on, opened_at, modified_at, opens_on, ends_on, profiles, version, ...item } = row;
  const status: NewsStatus = switched_on ? 'ATIVO' : 'INATIVO';
  const clock = (instant: Date | string) => wallClock(timeZone, new Date(instant));
  return {
    ...item,
    status,
    openDate: opens_on === null ? clock(opened_at) : `${opens_on}T00:00:00`,
    modifiedDate: clock(modified_at),
    endDate: ends_on === null ? null : `${ends_on}T23:59:59`,
    ...(managed && { managed: { opensOn: opens_on, endsOn: ends_on, profiles, version } }),
  };
}
