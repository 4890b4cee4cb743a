import type { OptionsSource } from '../../kit/list/list-filter';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { useEstablishmentOptions } from './use-establishment-options';

/**
 * USR-03: the establishments as the options of a filter. If they cannot be fetched, a snackbar says so as well,
 * because a chip has no room for it.
 * @param failedKey the key of what it says (ERR-06), where the specification has a text of its own
 */
export function establishmentOptions(failedKey?: string): OptionsSource {
  return function EstablishmentOptions({ chosen, children }) {
    const { ready: _ready, ...options } = useEstablishmentOptions(chosen, { failedKey });
    useNotifyWhen(options.failed, 'error');
    return children(options);
  };
}
