import { BREAKDOWN, type BreakdownReply } from '../../../../contract/breakdown';
import { type Dimension, type Narrowing, readableNarrowing } from '../../../../contract/narrowing';
import type { Looked } from '../../../../contract/statement-address';

/** What a breakdown is shown with, at a desk and on a phone. */
export interface BreakdownViewProps {
  reply: BreakdownReply;
  looked: Looked;
  onLook: (changes: Partial<Looked>) => void;
  /** The address of the statement narrowed to the rows of a line, by the keys of its dimensions. */
  pathTo: (keys: readonly string[]) => string;
  /** Keys of the groups that show their lines. */
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Lines of groups that are open at first: as much as is read at a glance. */
const OPEN_LINES = 120;

/** The places of the groups that are open before anybody has opened or closed one: the first ones, as far as they fit. */
export function openAtFirst({ groups }: Pick<BreakdownReply, 'groups'>): ReadonlySet<string> {
  const open = new Set<string>();
  let lines = 0;
  for (const group of groups) {
    lines += group.lines.length;
    if (lines > Math.max(OPEN_LINES, BREAKDOWN.inner)) break;
    open.add(group.key);
  }
  return open;
}

/** What narrows the statement to the rows of a line: its key, and that of the group that it stands in. */
export const narrowedTo = (by: readonly Dimension[], keys: readonly string[]): Narrowing =>
  readableNarrowing(Object.fromEntries(keys.map((key, at) => [by[at], key])));
