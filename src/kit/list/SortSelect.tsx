import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import visuallyHidden from '@mui/utils/visuallyHidden';
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
  const textOf = ({ field, way }: (typeof options)[number]) =>
    translate(`list.${way}`, { field: translate(label(field)) });
  return (
    <Select
      sx={sortStyle}
      size="small"
      value={current === -1 ? '' : current}
      displayEmpty
      IconComponent={NoArrow}
      renderValue={() => (
        <>
          <SwapVertOutlined aria-hidden />
          <Box component="span" sx={visuallyHidden}>
            {options[current] && textOf(options[current])}
          </Box>
        </>
      )}
      SelectDisplayProps={{ 'aria-label': translate('list.sortBy') }}
      onChange={({ target }) => {
        const chosen = options[target.value];
        if (chosen !== undefined) setSort({ field: chosen.field, order: chosen.order });
      }}
    >
      {options.map((option, index) => (
        <MenuItem key={`${option.field} ${option.order}`} value={index}>
          {textOf(option)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** The icon of the value says that it opens. */
const NoArrow = () => null;
