import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useListSortContext, useTranslate } from 'react-admin';
import { sortStyle } from './list-style';

interface SortSelectProps {
  fields: readonly string[];
  /** Key of a field's name. */
  label: (field: string) => string;
}

/** How a list on a phone is sorted: cards have no headings to tap. */
export function SortSelect({ fields, label }: SortSelectProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  const options = fields.flatMap((field) => [
    { field, order: 'ASC' as const, way: 'ascending' },
    { field, order: 'DESC' as const, way: 'descending' },
  ]);
  const current = options.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <Select
      sx={sortStyle}
      size="small"
      value={current === -1 ? '' : current}
      SelectDisplayProps={{ 'aria-label': translate('list.sortBy') }}
      onChange={({ target }) => {
        const chosen = options[target.value];
        if (chosen !== undefined) setSort({ field: chosen.field, order: chosen.order });
      }}
    >
      {options.map(({ field, order, way }, index) => (
        <MenuItem key={`${field} ${order}`} value={index}>
          {translate(`list.${way}`, { field: translate(label(field)) })}
        </MenuItem>
      ))}
    </Select>
  );
}
