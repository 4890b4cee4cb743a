import type { ScreenPath } from '../../../contract/access';
import type { ViewState } from '../../../contract/views';

/** A way to keep the filter of a screen: a period may be kept in words, which move with the day, or by its days. */
export interface Variant {
  /** How it reads, in the person's language; `null` where there is one way alone. */
  label: string | null;
  filter: object;
}

/** A screen as it stands. */
export interface Present {
  screen: ScreenPath;
  /** The usual way first, the days as they are last. */
  variants: readonly [Variant, ...Variant[]];
  /** Of a list: its order, the rows of its pages, and its columns; of a report further parameters of its address. */
  list?: Omit<ViewState, 'filter'>;
}

/** The state of a screen, with its filter kept in one of the ways. */
export const stateOf = ({ list }: Present, { filter }: Variant): ViewState => ({
  filter: JSON.stringify(filter),
  ...list,
});

/** Whether a view has the screen as it stands. */
export const isPresent = (state: ViewState, present: Present): boolean => variantOf(state, present) !== null;

/** The way of keeping the filter that a view has it in; `null` where the screen stands otherwise. */
function variantOf(state: ViewState, present: Present): Variant | null {
  const wanted = canonical(withParsed(state));
  return (
    present.variants.find((variant) => canonical(withParsed(stateOf(present, variant))) === wanted) ?? null
  );
}

/** The way in which a view that has a period in words keeps the screen as it stands. */
export function likeView(state: ViewState, { variants }: Present): Variant {
  const period = periodIn(parsed(state.filter));
  return variants.find(({ filter }) => periodIn(filter) === period) ?? variants[0];
}

const periodIn = (filter: object): unknown => ('period' in filter ? filter.period : undefined);

function parsed(filter: string): object {
  const value: unknown = JSON.parse(filter);
  return typeof value === 'object' && value !== null ? value : {};
}

const withParsed = ({ filter, ...list }: ViewState) => ({ ...list, filter: parsed(filter) });

/** A value as JSON, whatever the order of its properties; what is undefined counts as absent. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
