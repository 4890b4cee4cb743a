import type { OptionsSource } from '../list/list-filter';
import { useEstablishmentOptions } from './use-establishments';

/**
 * USR-03: the establishments as the options of a filter.
 * @param failed key of what to say where they could not be fetched (ERR-06)
 */
export function establishmentOptions(failed: string): OptionsSource {
  return function EstablishmentOptions({ children }) {
    return children(useEstablishmentOptions(failed));
  };
}
