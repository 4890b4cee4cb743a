import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { directions } from '../../../../contract/narrowing';
import { LOOKED_PARAMETERS } from '../../../../contract/statement-parameters';
import {
  type ComparedBy,
  type ComparedFigures,
  type ComparedOrder,
  comparedBy,
  comparedFigures,
  comparedOrders,
} from '../../../../contract/two-periods';

/** One closed period or two; the tab stands in the address as those of the statement do. */
export const modes = ['one', 'two'] as const;
export type Mode = (typeof modes)[number];

/** What is looked at of two periods; all of it stands in the address, so that it can be sent and gone back to. */
export interface Looked {
  by: ComparedBy;
  figures: ComparedFigures;
  /** By which column lines are sorted. */
  order: ComparedOrder;
  direction: (typeof directions)[number];
}

const PARAMETERS = {
  tab: LOOKED_PARAMETERS.tab,
  by: 'por',
  figures: 'valores',
  lines: 'linhas',
} as const;

/** What a saved view keeps of the address beside its filter. */
export const lookedParameters: readonly string[] = Object.values(PARAMETERS);

const TWO = 'comparacao';

/** What a first press on a heading asks for: names as one reads them, differences from the largest on. */
export const FIRST_WAY: Record<ComparedOrder, Looked['direction']> = { name: 'asc', difference: 'desc' };

/** Reads an address; what it cannot read of it is not asked for. */
function lookedIn(parameters: URLSearchParams): Looked {
  const one = <Word extends string>(name: keyof typeof PARAMETERS, words: readonly Word[]) =>
    words.find((word) => word === parameters.get(PARAMETERS[name]));
  const [word, way] = (parameters.get(PARAMETERS.lines) ?? '').split(' ');
  const order = comparedOrders.find((known) => known === word) ?? 'difference';
  return {
    by: one('by', comparedBy) ?? 'establishment',
    figures: one('figures', comparedFigures) ?? 'closed',
    order,
    direction: directions.find((known) => known === way) ?? FIRST_WAY[order],
  };
}

/** What the address says is looked at, and how to look at something else: another mode is a page to go back from. */
export function useLooked() {
  const [parameters, setParameters] = useSearchParams();
  const looked = useMemo(() => lookedIn(parameters), [parameters]);
  const mode: Mode = parameters.get(PARAMETERS.tab) === TWO ? 'two' : 'one';
  const look = (changes: Partial<Looked>) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        const { by, figures, order, direction } = { ...lookedIn(now), ...changes };
        next.set(PARAMETERS.by, by);
        next.set(PARAMETERS.figures, figures);
        next.set(PARAMETERS.lines, `${order} ${direction}`);
        return next;
      },
      { replace: true },
    );
  const show = (chosen: Mode) =>
    setParameters((now) => {
      const next = new URLSearchParams(now);
      if (chosen === 'two') next.set(PARAMETERS.tab, TWO);
      else next.delete(PARAMETERS.tab);
      return next;
    });
  return { mode, looked, look, show };
}
