import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NamedPerson } from '../../../contract/named-person';
import { FieldError } from '../../ui/fields/FieldError';
import { useDebounced } from '../../ui/use-debounced';

/** Letters that are typed within this time make one query. */
const PAUSE_MS = 200;

/** How people are searched. */
export interface PeopleSearch {
  /** Names what is searched, so that two searches do not show each other's people. */
  key: readonly unknown[];
  find: (text: string, signal: AbortSignal) => Promise<{ people: NamedPerson[] }>;
}

/**
 * Beside the longest name there is room for the cursor: otherwise it stands in a second line, which is empty. A name that
 * is longer than the field is not cut, because two people may begin alike.
 */
const roomToTypeStyle: SxProps<Theme> = {
  '& .MuiAutocomplete-tag': { maxWidth: 'calc(100% - 46px)', height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};

interface PeopleFieldProps {
  label: string;
  search: PeopleSearch;
  /** The most people that can be chosen. */
  most: number;
  /** The same array as long as it is not changed: the field is emptied with each new one. */
  value: NamedPerson[];
  fault: string | undefined;
  onChange: (people: NamedPerson[]) => void;
}

/** People, whom the server searches as somebody types: most networks have more than a list could hold. */
export function PeopleField({ label, search, most, value, fault, onChange }: PeopleFieldProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`views.dialog.${key}`);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, 100);
  const settled = useDebounced(wanted, PAUSE_MS);
  const { data, isFetching, isError } = useQuery({
    queryKey: [...search.key, settled],
    queryFn: ({ signal }) => search.find(settled, signal),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const chosen = new Set(value.map(({ id }) => id));
  const found = wanted === '' ? [] : (data?.people ?? []).filter(({ id }) => !chosen.has(id));
  const empty = wanted === '' ? 'typeMore' : isError ? 'searchFailed' : 'noPeople';
  return (
    <Autocomplete
      multiple
      size="small"
      sx={roomToTypeStyle}
      options={[...value, ...found]}
      value={value}
      inputValue={typed}
      filterSelectedOptions
      filterOptions={(all) => all}
      loading={wanted !== settled || isFetching}
      loadingText={translate('common.loading')}
      noOptionsText={text(empty)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={() => value.length >= most}
      renderOption={({ key, ...item }, { name, login }) => (
        <li key={key} {...item}>
          {name} ({login})
        </li>
      )}
      onInputChange={(_event, input, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(input);
      }}
      onChange={(_event, people) => {
        setTyped('');
        onChange(people);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={value.length === 0 ? text('search') : ''}
          error={fault !== undefined}
          helperText={fault === undefined ? undefined : <FieldError text={fault} />}
        />
      )}
    />
  );
}
