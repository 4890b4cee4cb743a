import type { ReactNode } from 'react';
import type { FilterOptions } from '../list/list-filter';
import { useEstablishmentOptions } from './use-establishments';

/** USR-03: the establishments as the options of a filter. */
export function EstablishmentOptions({ children }: { children: (options: FilterOptions) => ReactNode }) {
  return children(useEstablishmentOptions());
}
