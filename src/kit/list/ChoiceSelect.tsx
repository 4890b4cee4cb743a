import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useListFilterContext, useTranslate } from 'react-admin';
import { choiceStyle } from './controls-style';
import { choiceText, type ListFilter } from './list-filter';

/** The value for "nothing is chosen", because MUI's select cannot show an empty one. */
const ANY = 'any';

/** BANK-01: a choice in the toolbar, its name inside; "any" clears it. */
export function ChoiceSelect({ source, label, choices = [], any = 'list.any' }: ListFilter) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const applied: unknown = filterValues[source];
  const chosen = choices.find(({ value }) => value === applied);
  const name = translate(label);
  return (
    <Select
      sx={choiceStyle}
      size="small"
      value={chosen === undefined ? ANY : String(chosen.value)}
      onChange={({ target }) =>
        setFilters({
          ...filterValues,
          [source]: choices.find(({ value }) => String(value) === target.value)?.value,
        })
      }
      SelectDisplayProps={{ 'aria-label': name }}
      startAdornment={
        <Typography component="span" variant="body1" color="text.secondary" aria-hidden>
          {name}
        </Typography>
      }
    >
      <MenuItem value={ANY}>{translate(any)}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {choiceText(choice, translate)}
        </MenuItem>
      ))}
    </Select>
  );
}
