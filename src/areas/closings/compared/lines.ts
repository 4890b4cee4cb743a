import type {
  ComparedPair,
  ComparedSums,
  TwoPeriodsReply,
  TwoPeriodsRequest,
} from '../../../../contract/two-periods';
import type { Looked } from './looked';
import { rowsPath } from './rows-path';
import type { Called } from './words';

/** What two periods are shown with, at a desk and on a phone. */
export interface ComparedViewProps {
  request: TwoPeriodsRequest;
  reply: TwoPeriodsReply;
  /** `YYYY-MM-DD` in the network's time zone. */
  today: string;
  onLook: (changes: Partial<Looked>) => void;
}

/** A line as it is shown: what it is called, what it comes to, and where its rows are. */
export interface ShownLine {
  id: string;
  words: Called;
  pair: ComparedPair;
  to: { one: string | undefined; other: string | undefined };
  /** Whether it is the sum of all. */
  last: boolean;
}

/** Counts of what is taken away are below zero. */
type Shared = NonNullable<TwoPeriodsReply['shared']>;

interface Words {
  called: (line: TwoPeriodsReply['lines'][number]) => Called;
  others: (lines: number) => Called;
  shared: string;
  total: string;
}

/** All lines in their order: those that are listed, the others as one, what counts more than once, and everything. */
export function shownLines(
  { request, reply, today }: Pick<ComparedViewProps, 'request' | 'reply' | 'today'>,
  words: Words,
): ShownLine[] {
  const { by, figures = 'closed' } = request;
  const nowhere = { one: undefined, other: undefined };
  const plain = (id: string, name: Called, pair: ComparedPair | Shared): ShownLine => ({
    id,
    words: name,
    pair,
    to: nowhere,
    last: false,
  });
  const sums = (side: 'one' | 'other'): ComparedSums => reply[side][figures];
  return [
    ...reply.lines.map(
      (line): ShownLine => ({
        id: `line ${line.key}`,
        words: words.called(line),
        pair: line,
        to: {
          one: rowsPath(request, 'one', today, { by, key: line.key }),
          other: rowsPath(request, 'other', today, { by, key: line.key }),
        },
        last: false,
      }),
    ),
    ...(reply.rest === null ? [] : [plain('rest', words.others(reply.rest.lines), reply.rest)]),
    ...(reply.shared === null ? [] : [plain('shared', { name: words.shared, detail: null }, reply.shared)]),
    {
      id: 'total',
      words: { name: words.total, detail: null },
      pair: { one: sums('one'), other: sums('other') },
      to: { one: rowsPath(request, 'one', today), other: rowsPath(request, 'other', today) },
      last: true,
    },
  ];
}
