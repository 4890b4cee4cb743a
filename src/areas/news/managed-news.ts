import { LEVEL } from '../../../contract/access';
import type { NewsItem } from '../../../contract/news';
import { newsReaders } from '../../../contract/news-rules';

type Managed = NonNullable<NewsItem['managed']>;

/** A news item for the people who manage news. */
export interface ManagedNews extends Omit<NewsItem, 'status' | 'managed'>, Managed {
  /** NEWS-02: whether its status is the text ATIVO: what it was set to. */
  active: boolean;
}

export type Reader = (typeof newsReaders)[number];

const unknown: Managed = { opensOn: null, endsOn: null, profiles: null, version: 0 };

export function managedNews({ status, managed = unknown, ...item }: NewsItem): ManagedNews {
  return { ...item, active: status === 'ATIVO', ...managed };
}

/** An active item waits for its first day, is shown, or was shown until its last day. */
export function phaseOf(
  { active, opensOn, endsOn }: Pick<ManagedNews, 'active' | 'opensOn' | 'endsOn'>,
  today: string,
): 'scheduled' | 'ended' | null {
  if (!active) return null;
  if (opensOn !== null && opensOn > today) return 'scheduled';
  return endsOn !== null && endsOn < today ? 'ended' : null;
}

/** NEWS-05: the state that the edit link carries; it only prefills the form (USR-10). */
export interface CarriedNews {
  edit: true;
  news: ManagedNews;
}

/** Reads the state of a navigation, which may hold anything; returns `null` where it is no news item. */
export function carriedNews(state: unknown): Pick<ManagedNews, 'id' | 'title'> | null {
  const news = (state as Partial<CarriedNews> | null)?.news as Partial<ManagedNews> | undefined;
  return typeof news?.id === 'number' && typeof news.title === 'string' ? (news as ManagedNews) : null;
}

/** The profiles that an item is addressed to; `null` means all of them. */
export const readersOf = (profiles: Managed['profiles']): readonly Reader[] =>
  newsReaders.filter((level) => profiles === null || profiles.includes(level));

const names = {
  [LEVEL.provider]: 'provider',
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
} as const satisfies Record<Reader, string>;

/** Key of the name of a profile. */
export const readerLabel = (level: Reader) => `shell.profiles.${names[level]}`;
