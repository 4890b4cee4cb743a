import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ALL } from '../../../contract/keys';
import type { Choice } from './choice';
import { type MultiSelectProps, valueOf } from './multi-select-props';
import { searchOver } from './search';

const NONE: readonly Choice[] = [];

/** The options by key, with their texts: the one of a chip, the one of the list, and a search over the latter. */
export function useChoices({
  options,
  names = NONE,
  textOf = valueOf,
  allText,
}: Pick<MultiSelectProps, 'options' | 'names' | 'textOf' | 'allText'>) {
  const all = useTranslate()('multiSelect.all');
  return useMemo(() => {
    const byKey = new Map([...names, ...options].map((option) => [option.key, option]));
    const listed = options.map(({ key }) => key);
    const nameOf = (key: string) => (key === ALL ? (allText ?? all) : (byKey.get(key)?.value ?? key));
    const entryOf = (key: string) => {
      const option = byKey.get(key);
      return option === undefined || key === ALL ? nameOf(key) : textOf(option);
    };
    return { keys: [...byKey.keys()], nameOf, entryOf, search: searchOver(listed, entryOf) };
  }, [options, names, textOf, allText, all]);
}
