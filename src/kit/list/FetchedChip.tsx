import { FilterChip } from './FilterChip';
import type { FilterOptions } from './list-filter';

interface FetchedChipProps {
  name: string;
  keys: readonly string[];
  options: FilterOptions;
  onRemove: () => void;
}

/** The chip of a filter whose options have names of their own: the first by name, how many others. */
export function FetchedChip({ name, keys, options, onRemove }: FetchedChipProps) {
  const [first = ''] = keys;
  const text =
    [...options.options, ...(options.names ?? [])].find(({ key }) => key === first)?.value ?? first;
  return (
    <FilterChip
      name={name}
      text={keys.length > 1 ? `${text} +${keys.length - 1}` : text}
      onRemove={onRemove}
    />
  );
}
