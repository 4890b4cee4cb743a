import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useListFilterContext, useTranslate } from 'react-admin';
import type { ListFilter } from './list-filter';
import { chipsStyle } from './list-style';

/** What narrows the list at this moment, each to be taken away by itself. Unknown filters of an address show too. */
export function FilterChips({ filters }: { filters: readonly ListFilter[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const active = Object.entries(filterValues as Record<string, unknown>);
  if (active.length === 0) return null;
  return (
    <Box sx={chipsStyle}>
      <Typography variant="body2" color="text.secondary" className="lead">
        {translate('list.filteredBy')}
      </Typography>
      {active.map(([source, value]) => {
        const filter = filters.find((candidate) => candidate.source === source);
        const choice = filter?.choices?.find((candidate) => candidate.value === value);
        const name = filter === undefined ? source : translate(filter.label);
        const text = choice === undefined ? textOf(value) : translate(choice.label);
        const remove = () => setFilters({ ...filterValues, [source]: undefined });
        return (
          <Chip
            key={source}
            variant="outlined"
            color="primary"
            label={
              <>
                {name} <b>{text}</b>
              </>
            }
            aria-label={translate('list.remove', { filter: `${name} ${text}` })}
            clickable
            onClick={remove}
            onDelete={remove}
            deleteIcon={<CloseOutlined aria-hidden />}
          />
        );
      })}
      <Button size="small" onClick={() => setFilters({})}>
        {translate('common.clearAll')}
      </Button>
    </Box>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
