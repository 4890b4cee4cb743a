import { useMemo } from 'react';
import { ALL } from '../../../contract/statement';
import type { Choice } from './choice';
import { searchOver } from './search';

/** The options by key, with their texts: the one of a chip, the one of the list, and a search over the latter. */
export function useChoices(options: readonly Choice[], textOf: (option: Choice) => string, allText: string) {
  return useMemo(() => {
    const byKey = new Map(options.map((option) => [option.key, option]));
    const keys = options.map(({ key }) => key);
    const nameOf = (key: string) => (key === ALL ? allText : (byKey.get(key)?.value ?? key));
    const entryOf = (key: string) => {
      const option = byKey.get(key);
      return option === undefined || key === ALL ? nameOf(key) : textOf(option);
    };
    return { keys, nameOf, entryOf, search: searchOver(keys, entryOf) };
  }, [options, textOf, allText]);
}
