import { FilterChip } from './FilterChip';
import type { FilterOptions } from './list-filter';
import { useToldFailure } from './use-told-failure';

interface FetchedChipProps {
  name: string;
  keys: readonly string[];
  fetched: Pick<FilterOptions, 'options' | 'failed'>;
  onRemove: () => void;
}

/** The chip of a filter whose options have names of their own: the first by name, how many others. */
export function FetchedChip({ name, keys, fetched: { options, failed }, onRemove }: FetchedChipProps) {
  useToldFailure(failed);
  const [first = ''] = keys;
  const text = options.find(({ key }) => key === first)?.value ?? first;
  return (
    <FilterChip
      name={name}
      text={keys.length > 1 ? `${text} +${keys.length - 1}` : text}
      onRemove={onRemove}
    />
  );
}
