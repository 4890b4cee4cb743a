import { type BreakdownOrder, breakdownOrders } from './breakdown';
import { type Dimension, dimensions, directions, type Narrowing, readableNarrowing } from './narrowing';
import { CELL, type StatementColumn } from './statement';
import { CANCELLED_TAB, LOOKED_PARAMETERS } from './statement-parameters';

/* What the address of the statement says beside its filter: saved views keep it, and the server reads it of those. */

/** The parts of the statement, which go over the same filter. */
export const tabs = ['rows', 'breakdown', 'cancelled'] as const;
export type StatementTab = (typeof tabs)[number];

type Direction = (typeof directions)[number];

/** What is looked at; all of it stands in the address, so that it can be sent and gone back to. */
export interface Looked {
  tab: StatementTab;
  /** By what it is broken down: one dimension or two. */
  by: readonly Dimension[];
  /** By which column the breakdown is sorted; absent: as it is by itself. */
  lines: { order: BreakdownOrder; direction: Direction } | undefined;
  narrowed: Narrowing;
  /** By which column rows are sorted; absent: newest first. */
  rows: { order: StatementColumn; direction: Direction } | undefined;
}

/** The words of an address for the parts. */
export const tabWords: Record<StatementTab, string> = {
  rows: '',
  breakdown: 'detalhamento',
  cancelled: CANCELLED_TAB,
};

const columns = Object.keys(CELL) as StatementColumn[];

/** Reads an address; what it cannot read of it is not asked for. */
export function lookedIn(parameters: URLSearchParams): Looked {
  const tab = tabs.find((one) => tabWords[one] === (parameters.get(LOOKED_PARAMETERS.tab) ?? '')) ?? 'rows';
  const by = (parameters.get(LOOKED_PARAMETERS.by) ?? '')
    .split(',')
    .flatMap((word) => dimensions.find((one) => one === word) ?? []);
  return {
    tab,
    by: by.length > 0 ? [...new Set(by)].slice(0, 2) : ['establishment'],
    lines: sorting(parameters.get(LOOKED_PARAMETERS.lines), breakdownOrders),
    narrowed: narrowedIn(parameters.get(LOOKED_PARAMETERS.narrowed)),
    rows: sorting(parameters.get(LOOKED_PARAMETERS.rows), columns),
  };
}

function sorting<Order extends string>(text: string | null, orders: readonly Order[]) {
  const [word, way] = (text ?? '').split(' ');
  const order = orders.find((one) => one === word);
  const direction = directions.find((one) => one === way);
  return order === undefined || direction === undefined ? undefined : { order, direction };
}

function narrowedIn(text: string | null): Narrowing {
  if (text === null) return {};
  try {
    return readableNarrowing(JSON.parse(text));
  } catch {
    return {};
  }
}
