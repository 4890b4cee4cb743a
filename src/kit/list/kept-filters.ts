import type { ScreenPath } from '../../../contract/access';
import { getKeptFilter, keepFilter } from '../../../contract/kept-filters';
import type { Reach } from '../../../contract/reach';
import { call } from '../../portal/client';
import { type FilterValues, narrowing } from './list-filter';

/** What is longer than this, in characters of JSON, is kept; the rest, as what is searched for, stays in the address. */
const SHORT = 200;

/** A filter that the server has kept, as the reader may see it. */
export interface Kept {
  values: FilterValues;
  reach: Reach;
}

/** The long part of a filter, which is kept under `id`, and what stays in the address. */
export async function keepLongPart(
  screen: ScreenPath,
  values: FilterValues,
): Promise<{ id: string; kept: Kept; rest: FilterValues }> {
  const [long = {}, rest = {}] = [true, false].map((isLong) =>
    Object.fromEntries(
      Object.entries(narrowing(values)).filter(
        ([, value]) => isLong === JSON.stringify(value).length > SHORT,
      ),
    ),
  );
  const { id } = await call(keepFilter, { body: { screen, filter: JSON.stringify(long) } });
  return { id, kept: { values: long, reach: 'whole' }, rest };
}

export async function fetchKept(id: string, signal: AbortSignal): Promise<Kept> {
  const { filter, reach = 'whole' } = await call(getKeptFilter, { params: { id }, signal });
  return { values: narrowing(JSON.parse(filter)), reach };
}
