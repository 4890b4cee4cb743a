import type { ScreenPath } from '../../../contract/access';
import { getKeptFilter, keepFilter } from '../../../contract/kept-filters';
import { call } from '../../portal/client';
import { type FilterValues, narrowing } from './list-filter';

/** What is longer than this, in characters of JSON, is kept; the rest, as what is searched for, stays in the address. */
const SHORT = 200;

/** The long part of a filter, which is kept under `id`, and what stays in the address. */
export async function keepLongPart(
  screen: ScreenPath,
  values: FilterValues,
): Promise<{ id: string; long: FilterValues; rest: FilterValues }> {
  const [long = {}, rest = {}] = [true, false].map((isLong) =>
    Object.fromEntries(
      Object.entries(narrowing(values)).filter(
        ([, value]) => isLong === JSON.stringify(value).length > SHORT,
      ),
    ),
  );
  const { id } = await call(keepFilter, { body: { screen, filter: JSON.stringify(long) } });
  return { id, long, rest };
}

export async function fetchKept(id: string, signal: AbortSignal): Promise<FilterValues> {
  const { filter } = await call(getKeptFilter, { params: { id }, signal });
  return narrowing(JSON.parse(filter));
}
