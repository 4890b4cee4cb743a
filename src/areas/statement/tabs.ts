import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BreakdownOrder, breakdownOrders } from '../../../contract/breakdown';
import {
  type Dimension,
  dimensions,
  directions,
  type Narrowing,
  readableNarrowing,
} from '../../../contract/narrowing';
import { CELL, type StatementColumn } from '../../../contract/statement';
import { CANCELLED_TAB, STATEMENT_PARAMETERS } from '../../network/reports/statement-path';

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

/** What stands in the address. */
const PARAMETERS = { ...STATEMENT_PARAMETERS, by: 'por', lines: 'linhas', rows: 'ordem' } as const;

/** The parameters of the address that say what is looked at: a saved view has them too. */
export const lookedParameters: readonly string[] = Object.values(PARAMETERS);

/** The words of an address for the parts. */
const words: Record<StatementTab, string> = {
  rows: '',
  breakdown: 'detalhamento',
  cancelled: CANCELLED_TAB,
};

const columns = Object.keys(CELL) as StatementColumn[];

/** Reads an address; what it cannot read of it is not asked for. */
function lookedIn(parameters: URLSearchParams): Looked {
  const tab = tabs.find((one) => words[one] === (parameters.get(PARAMETERS.tab) ?? '')) ?? 'rows';
  const by = (parameters.get(PARAMETERS.by) ?? '')
    .split(',')
    .flatMap((word) => dimensions.find((one) => one === word) ?? []);
  return {
    tab,
    by: by.length > 0 ? [...new Set(by)].slice(0, 2) : ['establishment'],
    lines: sorting(parameters.get(PARAMETERS.lines), breakdownOrders),
    narrowed: narrowedIn(parameters.get(PARAMETERS.narrowed)),
    rows: sorting(parameters.get(PARAMETERS.rows), columns),
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

/** An address with other parameters for what is looked at, and all that it has besides. */
export function withLooked(parameters: URLSearchParams, changes: Partial<Looked>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const { tab, by, lines, narrowed, rows } = { ...lookedIn(parameters), ...changes };
  const write = (name: keyof typeof PARAMETERS, value: string) =>
    value === '' ? next.delete(PARAMETERS[name]) : next.set(PARAMETERS[name], value);
  write('tab', words[tab]);
  write('by', by.length === 1 && by[0] === 'establishment' ? '' : by.join(','));
  write('lines', lines === undefined ? '' : `${lines.order} ${lines.direction}`);
  write('narrowed', Object.keys(narrowed).length === 0 ? '' : JSON.stringify(narrowed));
  write('rows', rows === undefined ? '' : `${rows.order} ${rows.direction}`);
  return next;
}

/** What the address says is looked at, and how to look at something else: another part is a page to go back from. */
export function useLooked() {
  const [parameters, setParameters] = useSearchParams();
  const looked = useMemo(() => lookedIn(parameters), [parameters]);
  const look = (changes: Partial<Looked>, { replace = false } = {}) =>
    setParameters((now) => withLooked(now, changes), { replace });
  return { looked, look, parameters };
}
