import { useState } from 'react';
import type { RowChoices } from '../../../contract/import-sheets';

/** Which version of a row in conflict stays: that of the file, or what somebody else has saved meanwhile. */
export type Side = 'mine' | 'theirs';

export interface Choices {
  of: (line: number) => Side | undefined;
  choose: (line: number, side: Side) => void;
  /** Also for rows on other pages. */
  chooseAll: (side: Side) => void;
  /** Rows in conflict without a choice. */
  open: number;
  /** Rows in conflict that will be imported. */
  mine: number;
  /** As the call takes them; absent where there is nothing to choose. */
  body: RowChoices | undefined;
}

/** What a person chooses for the rows of a preview that somebody else has changed in the same cells. */
export function useChoices(conflicts: number): Choices {
  const [others, setOthers] = useState<Side>();
  const [lines, setLines] = useState<ReadonlyMap<number, Side>>(new Map());
  const chosen = (side: Side) => [...lines].flatMap(([line, one]) => (one === side ? [line] : []));
  const [mine, theirs] = [chosen('mine'), chosen('theirs')];
  return {
    of: (line) => lines.get(line) ?? others,
    choose: (line, side) => setLines(new Map([...lines, [line, side]])),
    chooseAll: (side) => {
      setOthers(side);
      setLines(new Map());
    },
    open: others === undefined ? conflicts - lines.size : 0,
    mine: others === 'mine' ? conflicts - theirs.length : mine.length,
    body: conflicts === 0 ? undefined : { mine, theirs, ...(others !== undefined && { others }) },
  };
}
