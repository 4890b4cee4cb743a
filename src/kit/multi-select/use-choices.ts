import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ALL } from '../../../contract/reports';
import { type MultiSelectProps, valueOf } from './multi-select-props';
import { searchOver } from './search';

/** The options by key, with their texts: the one of a chip, the one of the list, and a search over the latter. */
export function useChoices({
  options,
  textOf = valueOf,
  allText,
}: Pick<MultiSelectProps, 'options' | 'textOf' | 'allText'>) {
  const all = useTranslate()('multiSelect.all');
  return useMemo(() => {
    const byKey = new Map(options.map((option) => [option.key, option]));
    const keys = options.map(({ key }) => key);
    const nameOf = (key: string) => (key === ALL ? (allText ?? all) : (byKey.get(key)?.value ?? key));
    const entryOf = (key: string) => {
      const option = byKey.get(key);
      return option === undefined || key === ALL ? nameOf(key) : textOf(option);
    };
    return { keys, nameOf, entryOf, search: searchOver(keys, entryOf) };
  }, [options, textOf, allText, all]);
}
