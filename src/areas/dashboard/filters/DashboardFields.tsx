import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type DashboardPeriod, type DashboardQuery, PERIODS_OF } from '../../../../contract/dashboard';
import type { DateType } from '../../../../contract/reports';
import { listedBy } from '../../../kit/multi-select/search';
import { type Place, placeOf, withDateType, withPlace } from './filters';

/** The most options that are listed, because a network may have a hundred thousand shops; typing finds the others. */
const LISTED = 100;
const listed = listedBy<Place>(({ name }) => name, LISTED);

interface DashboardFieldsProps {
  query: DashboardQuery;
  types: readonly { key: DateType; value: string }[];
  places: readonly Place[];
  onChange: (query: DashboardQuery) => void;
}

/** The filters take these, at a desk and on a phone. */
export interface DashboardFiltersProps extends DashboardFieldsProps {
  /** DASH-02: nothing can be sent while a report or the choices are loading. */
  loading: boolean;
  /** True while the figures on the screen are those of other filters. */
  outdated: boolean;
  onApply: () => void;
  /** The saved views of the page. */
  views: ReactNode;
  /** The content at the end of the row. */
  children: ReactNode;
}

/** DASH-01: the kind of date, the establishment or group, and the period. */
export function DashboardFields({ query, types, places, onChange }: DashboardFieldsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`dashboard.filters.${key}`);
  return (
    <>
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
        // A person clears the text only to find another place: no place is not a choice. Its type forgets that nothing
        // is chosen while the places are on their way.
        disableClearable
        value={(placeOf(query, places) ?? null) as Place}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        noOptionsText={text('noPlace')}
        onChange={(_event, chosen) => onChange(withPlace(query, chosen.query))}
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
    </>
  );
}
