import { LEVEL } from './access';
import { isDate } from './dates';
import { NEWS } from './news';
import { isOneLine } from './text-forms';

/** NEWS-08: the reverse of all other entities. */
export const NEWS_STATUS = { active: 0, inactive: 1 } as const;

/** Who can be chosen as readers: every level that signs in. */
export const newsReaders = [LEVEL.provider, LEVEL.manager, LEVEL.viewer, LEVEL.specific] as const;

/** What a person writes of an item. */
export interface WrittenNews {
  title: string;
  text: string;
  /** 0 active, 1 inactive (NEWS-08). */
  status: number;
  /** `YYYY-MM-DD`: an active one waits for this day; an inactive one has none. */
  opensOn?: string | null | undefined;
  /** `YYYY-MM-DD`: the last day on which it is shown. */
  endsOn?: string | null | undefined;
  /** Levels of those who see it; otherwise everybody. */
  profiles?: readonly (typeof newsReaders)[number][] | null | undefined;
}

type NewsProblem =
  | 'opensOff'
  | 'opensPast'
  | 'required'
  | 'titleTooLong'
  | 'titleUnseen'
  | 'textTooLong'
  | 'status'
  | 'noDate'
  | 'past'
  | 'endBeforeOpening';
type NewsProblems = Partial<Record<keyof WrittenNews, NewsProblem>>;

/**
 * NEWS-11, NEWS-14: what is wrong with an item, by field; client and server ask it.
 * @param today `YYYY-MM-DD` on the network's clocks
 * @param storedEnd the last day that the item has already: it may be over, so that one that has ended can be corrected
 */
export function newsProblems(
  { title, text, status, opensOn, endsOn }: WrittenNews,
  today: string,
  storedEnd: string | null,
): NewsProblems {
  const problems: NewsProblems = {};
  const active = status === NEWS_STATUS.active;
  if (title.trim() === '') problems.title = 'required';
  else if (title.trim().length > NEWS.titleLength) problems.title = 'titleTooLong';
  else if (!isOneLine(title)) problems.title = 'titleUnseen';
  if (text.trim() === '') problems.text = 'required';
  else if (text.trim().length > NEWS.textLength) problems.text = 'textTooLong';
  if (!active && status !== NEWS_STATUS.inactive) problems.status = 'status';
  if (opensOn && !isDate(opensOn)) problems.opensOn = 'noDate';
  else if (opensOn && !active) problems.opensOn = 'opensOff';
  else if (opensOn && opensOn < today) problems.opensOn = 'opensPast';
  if (endsOn && !isDate(endsOn)) problems.endsOn = 'noDate';
  else if (endsOn && active && endsOn < today && endsOn !== storedEnd) problems.endsOn = 'past';
  else if (endsOn && opensOn && endsOn < opensOn) problems.endsOn = 'endBeforeOpening';
  return problems;
}
