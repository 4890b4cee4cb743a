import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FIND, type FindReply, type FoundHit, findRecords } from '../../../contract/find';
import { typedText } from '../../../contract/typed-text';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { placePath } from '../../ui/paths';
import { useDebounced } from '../../ui/use-debounced';
import type { Choice } from './choice';

/** Milliseconds without a key after which records are asked for. */
const PAUSE = 120;

/** The records that a text finds, and how far the search is. */
export interface Records {
  choices: readonly Choice[];
  /** `none`: the text is too short for records. */
  state: 'none' | 'waiting' | 'failed' | 'done';
  error: unknown;
  incomplete: boolean;
  retry: () => void;
  /** Asks at once, for whoever presses Enter before the answer is there. */
  first: () => Promise<Choice | undefined>;
}

/** Asks the server for the records of a text. The answer to an older text is never shown, and its call is aborted. */
export function useRecords(typed: string): Records {
  const { language } = useFormat();
  const cache = useQueryClient();
  const text = typedText(typed).slice(0, FIND.longest);
  const settled = useDebounced(text, PAUSE);
  const queryOf = (asked: string) => ({
    queryKey: ['find', language, asked],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(findRecords, { query: { text: asked }, signal }),
    staleTime: 5000,
    gcTime: 60_000,
  });
  const isLong = text.length >= FIND.shortest;
  const query = useQuery({ ...queryOf(settled), enabled: isLong && settled === text });
  const answer = isLong && settled === text ? query.data : undefined;
  const failed = settled === text && query.isError;
  return {
    choices: choicesOf(answer),
    state: !isLong ? 'none' : answer !== undefined ? 'done' : failed ? 'failed' : 'waiting',
    error: query.error,
    incomplete: answer?.incomplete ?? false,
    retry: () => void query.refetch(),
    first: async () => (isLong ? choicesOf(await cache.fetchQuery(queryOf(text)))[0] : undefined),
  };
}

const choicesOf = (reply: FindReply | undefined): Choice[] => (reply?.hits ?? []).map(choiceOf);

function choiceOf({ kind, title, detail, to }: FoundHit): Choice {
  const address = placePath(to);
  return {
    key: `${kind} ${address}`,
    title,
    ...(detail !== '' && { detail }),
    icon: to.screen,
    address,
  };
}
