import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChosenChips, VISIBLE_CHIPS } from './ChosenChips';
import { ChosenList } from './ChosenList';
import { type Choice, settle } from './choice';
import { fieldStyle, listStyle } from './multi-select-style';
import { useChoices } from './use-choices';

/** A list of thousands stays quick because only this many entries are drawn; typing reaches the others. */
const LISTED = 100;
/** The last entry of a shortened list, which says so. No key is empty. */
const SHORTENED = '';

export interface MultiSelectProps {
  label: string;
  /** With `*` first where "all" can be chosen. */
  options: readonly Choice[];
  /** Keys, in the order of choosing. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
  /** How an option reads in the list; a chip shows its value alone. */
  textOf?: (option: Choice) => string;
  /** Why nothing can be chosen now; it is written under the field. */
  disabledReason?: string | undefined;
  loading?: boolean;
  allText?: string;
  noneText?: string;
}

/** Where the list belongs: content outside of landmarks is hard to find for who cannot see it. */
const landmarkOf = (field: HTMLElement | null): HTMLElement =>
  field?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;

const valueOf = ({ value }: Choice) => value;

/** Chooses any number of options by typing, by keyboard or by touch; the first ones show as chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, textOf = valueOf, disabledReason } = props;
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [listing, setListing] = useState<HTMLElement | null>(null);

  const allText = props.allText ?? translate('multiSelect.all');
  const { keys, nameOf, entryOf, search } = useChoices(options, textOf, allText);
  const found = useMemo(() => search(typed), [search, typed]);
  const listed = found.length > LISTED ? [...found.slice(0, LISTED), SHORTENED] : found;

  // Autocomplete empties the field whenever it is given another array, equal or not.
  const joined = value.join('\n');
  const chosen = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined]);

  const remove = (key: string) => onChange(value.filter((other) => other !== key));

  // Backspace takes the last choice away, which nobody sees happen while it is behind "+N".
  const keepHidden = (event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
    const inField = event.target === input.current;
    if (event.key === 'Backspace' && inField && typed === '' && value.length > VISIBLE_CHIPS) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <>
      <Autocomplete
        id={id}
        ref={field}
        multiple
        disableClearable
        disableCloseOnSelect
        size="small"
        sx={fieldStyle}
        options={keys}
        value={chosen}
        disabled={disabledReason !== undefined}
        loading={props.loading ?? false}
        autoHighlight={typed !== ''}
        filterOptions={() => listed}
        getOptionDisabled={(key) => key === SHORTENED}
        getOptionLabel={nameOf}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, after) => onChange(settle(value, after))}
        onKeyDown={keepHidden}
        popupIcon={<ExpandMore />}
        openText={translate('multiSelect.open')}
        closeText={translate('multiSelect.close')}
        loadingText={translate('multiSelect.loading')}
        noOptionsText={translate('multiSelect.noOptions')}
        slotProps={{
          listbox: { sx: listStyle },
          popper: { container: () => landmarkOf(field.current) },
        }}
        renderOption={({ key: _key, ...item }, key, { selected }) => (
          <li key={key} {...item}>
            {key === SHORTENED ? (
              <Typography variant="caption">
                {translate('multiSelect.capped', { shown: LISTED, total: found.length })}
              </Typography>
            ) : (
              <>
                <span>{entryOf(key)}</span>
                {selected && <Check fontSize="inherit" />}
              </>
            )}
          </li>
        )}
        renderValue={(_keys, getItemProps) =>
          typed === '' && (
            <ChosenChips
              labelId={`${id}-label`}
              chosen={chosen}
              nameOf={nameOf}
              getItemProps={getItemProps}
              onMore={() => setListing(field.current)}
            />
          )
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            inputRef={input}
            placeholder={value.length === 0 ? (props.noneText ?? translate('multiSelect.none')) : ''}
            helperText={disabledReason}
          />
        )}
      />
      <ChosenList
        label={label}
        anchor={listing}
        chosen={value}
        nameOf={entryOf}
        onRemove={remove}
        onClose={() => setListing(null)}
        onClosed={() => input.current?.focus()}
      />
    </>
  );
}
