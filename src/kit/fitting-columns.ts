import {
  createContext,
  type ReactNode,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RaRecord } from 'react-admin';

/** A column that has left its table, as another cell says it. */
export interface MovedColumn {
  source: string;
  label: string;
  render(record: RaRecord): ReactNode;
}

/** The columns that have left a table for want of room, and the one whose cells say what they had. */
interface MovedColumns {
  columns: readonly MovedColumn[];
  into: string | undefined;
}

export const MovedColumnsContext = createContext<MovedColumns>({ columns: [], into: undefined });

const MOVED = 'data-moved';
/** Set before a column leaves: headings and moments take several lines. */
const TIGHT = 'data-tight';
/** Set where even then the table is wider than its box: the last columns stay in sight. */
const SCROLLS = 'data-scrolls';
/** Places of the columns that can be pinned, from the last one. */
const PINS = [0, 1, 2];
const offset = (pin: number) => `--pin-${pin}`;

/** Styles of the box around a table whose columns may leave it. Paper is another width: texts break on it instead. */
export const movedStyle = (sources: readonly string[]) => ({
  [`&[${TIGHT}] th`]: { whiteSpace: 'normal' },
  '@media screen': {
    ...Object.fromEntries([
      ...sources.map((source) => [`&[${MOVED}~="${source}"] .column-${source}`, { display: 'none' }]),
      ...PINS.map((pin) => [
        `&[${SCROLLS}] tr > .pinned:nth-last-of-type(${pin + 1})`,
        { position: 'sticky', right: `var(${offset(pin)})`, zIndex: 1 },
      ]),
    ]),
    [`&[${SCROLLS}] tbody tr`]: { backgroundColor: 'background.paper' },
    [`&[${SCROLLS}] tbody .pinned`]: { backgroundColor: 'inherit' },
    [`&[${SCROLLS}] thead .pinned`]: { zIndex: 3, backgroundColor: 'sunken' },
    // The shadow of what slides below them.
    [`&[${SCROLLS}] tr > :not(.pinned) + .pinned`]: { boxShadow: '-8px 0 8px -8px rgb(11 40 50 / .35)' },
  },
});

/** Tells each of the last columns how wide those behind it are. */
function placePins(box: HTMLElement): void {
  const heads = [...box.querySelectorAll<HTMLElement>('thead tr:last-of-type > *')].toReversed();
  let right = 0;
  for (const pin of PINS) {
    box.style.setProperty(offset(pin), `${right}px`);
    right += heads[pin]?.offsetWidth ?? 0;
  }
}

/**
 * Makes a table fit into its box: lets its headings take several lines, then takes columns out, the first ones first;
 * and undoes both where there is room. Where it is too wide even then, it scrolls under its `.pinned` last columns.
 * Nothing is drawn in between.
 * @param sources of the columns that may leave, in their order
 * @param shown changes whenever the table is to be measured again
 * @returns the ref for the box, and the sources of those that have left
 */
export function useFittingColumns(
  sources: readonly string[],
  shown: unknown,
): [RefCallback<HTMLElement>, readonly string[]] {
  const [count, setCount] = useState(0);
  const box = useRef<HTMLElement>(null);
  const measure = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const fits = () => element.scrollWidth <= element.clientWidth;
    const move = (some: number) => element.setAttribute(MOVED, sources.slice(0, some).join(' '));
    let gone = 0;
    move(gone);
    element.removeAttribute(TIGHT);
    if (!fits()) element.setAttribute(TIGHT, '');
    while (gone < sources.length && !fits()) move(++gone);
    if (element.toggleAttribute(SCROLLS, !fits())) placePins(element);
    setCount(gone);
  }, [sources]);
  useLayoutEffect(measure, [measure, shown, count]);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      const table = element?.querySelector('table');
      if (!element || !table) return undefined;
      // The table's own width changes with its rows and when the font arrives.
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      observer.observe(table);
      return () => {
        observer.disconnect();
        box.current = null;
      };
    },
    [measure],
  );
  return [ref, useMemo(() => sources.slice(0, count), [sources, count])];
}
