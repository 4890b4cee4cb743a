import type { FilterValues, ListFilter } from './list-filter';

/** A filter under the names that its calls have for it; what no filter of the list is called stays as it is. */
export const wireNamed = (filters: readonly ListFilter[], values: object): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const wire = filters.find(({ source }) => source === name)?.wire;
      return [typeof wire === 'string' ? wire : name, value];
    }),
  );
