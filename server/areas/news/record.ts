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
] as const;

interface NewsRow extends Pick<NewsItem, 'id' | 'title' | 'text' | 'urlFile'> {
  active: boolean;
  opened_at: Date | string;
  modified_at: Date | string;
}

/** HOME-05: a row as the wire has it, its moments on the network's clocks. */
export function newsItemOf(timeZone: string, { active, opened_at, modified_at, ...item }: NewsRow): NewsItem {
  const status: NewsStatus = active ? 'ATIVO' : 'INATIVO';
  const clock = (instant: Date | string) => wallClock(timeZone, new Date(instant));
  return { ...item, status, openDate: clock(opened_at), modifiedDate: clock(modified_at) };
}
