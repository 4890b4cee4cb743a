import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListFilterContext, useTranslate } from 'react-admin';
import { chipsStyle } from './controls-style';
import { FilterChip } from './FilterChip';
import { type FilterOptions, type ListFilter, listed } from './list-filter';
import { useFilterText } from './use-filter-text';
import type { ListView } from './views';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** The part of the list that is shown, whose tab says already what narrows the list to it. */
  view?: ListView | null;
}

/** What narrows the list at this moment, each to be taken away by itself. Unknown filters of an address show too. */
export function FilterChips({ filters, view = null }: FilterChipsProps) {
  const translate = useTranslate();
  const textOf = useFilterText();
  const { filterValues, setFilters } = useListFilterContext();
  const own = view?.filter ?? {};
  const active = Object.entries(filterValues as Record<string, unknown>).filter(
    ([source]) => !(source in own),
  );
  if (active.length === 0) return null;
  return (
    <Box sx={chipsStyle}>
      <Typography variant="body2" color="text.secondary" className="lead">
        {translate('list.filteredBy')}
      </Typography>
      {active.map(([source, value]) => {
        const filter = filters.find((candidate) => candidate.source === source);
        const { label, Options } = filter ?? {};
        const name = label === undefined ? source : translate(label);
        const remove = () => setFilters({ ...filterValues, [source]: undefined });
        if (Options !== undefined) {
          const keys = listed(value).map(String);
          return (
            <Options key={source} chosen={keys.slice(0, 1)}>
              {(options) => <FetchedChip name={name} keys={keys} options={options} onRemove={remove} />}
            </Options>
          );
        }
        return <FilterChip key={source} name={name} text={textOf(filter, value)} onRemove={remove} />;
      })}
      <Button size="small" onClick={() => setFilters(own)}>
        {translate('common.clearAll')}
      </Button>
    </Box>
  );
}

interface FetchedChipProps {
  name: string;
  keys: readonly string[];
  options: FilterOptions;
  onRemove: () => void;
}

/** The chip of a filter whose options have names of their own: the first by name, how many others. */
function FetchedChip({ name, keys, options, onRemove }: FetchedChipProps) {
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
