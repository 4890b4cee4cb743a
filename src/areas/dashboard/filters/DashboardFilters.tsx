import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type DashboardPeriod, type DashboardQuery, PERIODS_OF } from '../../../../contract/dashboard';
import type { DateType } from '../../../../contract/reports';
import { listedBy } from '../../../kit/multi-select/search';
import { keyOf, type Place, withDateType, withPlace } from './filters';
import { filtersStyle } from './filters-style';

/** The most options that are listed, because a network may have a hundred thousand shops; typing finds the others. */
const LISTED = 100;
const listed = listedBy<Place>(({ name }) => name, LISTED);

interface DashboardFiltersProps {
  query: DashboardQuery;
  types: readonly { key: DateType; value: string }[];
  places: readonly Place[];
  /** DASH-02: nothing can be sent while a report or the choices are loading. */
  loading: boolean;
  onChange: (query: DashboardQuery) => void;
  onApply: () => void;
  /** The content at the end of the row. */
  children: ReactNode;
}

/** DASH-01: the filters: the kind of date, the establishment or group, and the period. */
export function DashboardFilters(props: DashboardFiltersProps) {
  const { query, types, places, loading, onChange, onApply, children } = props;
  const translate = useTranslate();
  const text = (key: string) => translate(`dashboard.filters.${key}`);
  const key = keyOf(query);
  const place = places.find((candidate) => candidate.key === key) ?? null;
  return (
    <Box
      component="form"
      aria-label={text('form')}
      noValidate
      sx={filtersStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) onApply();
      }}
    >
      <TextField
        select
        size="small"
        className="type"
        label={text('type')}
        value={types.length === 0 ? '' : query.tipoTransacao}
        onChange={({ target }) => onChange(withDateType(query, target.value as DateType))}
      >
        {types.map(({ key, value }) => (
          <MenuItem key={key} value={key}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        className="place"
        size="small"
        disablePortal
        options={places}
        filterOptions={listed}
        // There is no button to clear it: a person clears the text only to find another place, and no place is not a
        // choice.
        clearIcon={null}
        value={place}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        noOptionsText={text('noPlace')}
        onChange={(_event, chosen) => chosen !== null && onChange(withPlace(query, chosen.query))}
        renderInput={(params) => <TextField {...params} label={text('place')} />}
      />
      <TextField
        select
        size="small"
        className="period"
        label={text('period')}
        value={query.periodo}
        onChange={({ target }) => onChange({ ...query, periodo: Number(target.value) as DashboardPeriod })}
      >
        {PERIODS_OF[query.tipoTransacao].map((period) => (
          <MenuItem key={period} value={period}>
            {translate(`dashboard.periods.${period}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" disabled={loading}>
        {text('apply')}
      </Button>
      {children}
    </Box>
  );
}
