import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { OptionsSource } from '../list/list-filter';
import { useEstablishmentOptions } from './use-establishment-options';

/**
 * USR-03: the establishments as the options of a filter. That they could not be fetched is told in passing as well,
 * because a chip has no room for it.
 * @param failedKey what to say where they could not be fetched (ERR-06), where the specification has a text of its own
 */
export function establishmentOptions(failedKey?: string): OptionsSource {
  return function EstablishmentOptions({ chosen, children }) {
    const { ready: _ready, ...options } = useEstablishmentOptions(chosen, { failedKey });
    const notify = useNotify();
    const { failed } = options;
    useEffect(() => {
      if (failed !== null) notify(failed, { type: 'error' });
    }, [notify, failed]);
    return children(options);
  };
}
