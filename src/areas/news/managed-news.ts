import { LEVEL } from '../../../contract/access';
import type { NewsItem } from '../../../contract/news';
import { newsReaders } from '../../../contract/news-rules';

type Managed = NonNullable<NewsItem['managed']>;

/** A news item as whoever manages news has it. */
export interface ManagedNews extends Omit<NewsItem, 'status' | 'managed'>, Managed {
  /** NEWS-02: whether its status is the text ATIVO. */
  active: boolean;
}

export type Reader = (typeof newsReaders)[number];

const unknown: Managed = { opensOn: null, endsOn: null, profiles: null, version: 0 };

export function managedNews({ status, managed = unknown, ...item }: NewsItem): ManagedNews {
  return { ...item, active: status === 'ATIVO', ...managed };
}

/** NEWS-05: what the edit action carries; it only prefills (USR-10). */
export interface CarriedNews {
  edit: true;
  news: ManagedNews;
}

/** What a navigation carries is whatever the history holds: taken where it reads as a news item. */
export function carriedNews(state: unknown): Pick<ManagedNews, 'id' | 'title'> | null {
  const news = (state as Partial<CarriedNews> | null)?.news as Partial<ManagedNews> | undefined;
  return typeof news?.id === 'number' && typeof news.title === 'string' ? (news as ManagedNews) : null;
}

/** Those whom an item is addressed to; nobody in particular is everybody. */
export const readersOf = (profiles: Managed['profiles']): readonly Reader[] =>
  newsReaders.filter((level) => profiles === null || profiles.includes(level));

const names = {
  [LEVEL.provider]: 'provider',
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
} as const satisfies Record<Reader, string>;

/** Key of what a reader is called. */
export const readerLabel = (level: Reader) => `shell.profiles.${names[level]}`;
