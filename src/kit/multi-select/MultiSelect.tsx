import ExpandMore from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import useForkRef from '@mui/utils/useForkRef';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  Suspense,
  startTransition,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { CHOICE } from '../../../contract/limits';
import { lazyNamed } from '../../ui/code/lazy-named';
import { FieldError } from '../../ui/fields/FieldError';
import { landmarkOf } from '../../ui/focus/landmark';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { ChosenChips, VISIBLE_CHIPS } from './ChosenChips';
import { settle } from './choice';
import { ListHint, ListPaper } from './ListPaper';
import type { MultiSelectProps } from './multi-select-props';
import { fieldStyle, listStyle } from './multi-select-style';
import { OptionEntry } from './OptionEntry';
import { PasteReport } from './PasteReport';
import { SHORTENED, shortened } from './shortened';
import { useChoices } from './use-choices';
import { usePasting } from './use-pasting';

const ChosenList = lazyNamed(() => import('./ChosenList'), 'ChosenList');

/** With more options than this, choosing one by one is tedious: a hint says that a column can be pasted. */
const SHORT = 20;

/** Chooses any number of options by typing, by keyboard, by touch or by a pasted column; the first show as chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, disabledReason, fault, fieldRef } = props;
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, fieldRef);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  /** The list of the chosen hangs from this; absent until somebody asks for it, `null` while it is closed. */
  const [listing, setListing] = useState<HTMLElement | null>();

  const { keys, nameOf, entryOf, search } = useChoices(props);
  const found = useMemo(() => search(typed), [search, typed]);
  const type = (text: string) => {
    setTyped(text);
    props.remote?.onTyped(text);
  };

  // Autocomplete empties the field whenever it is given another array, equal or not.
  const joined = value.join('\n');
  const chosen = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined]);

  const enabled = disabledReason === undefined;
  const hint = enabled && options.length > SHORT ? translate('multiSelect.pasteHint') : '';
  const pasting = usePasting(props);
  const paste = (event: ClipboardEvent) => {
    if (event.target !== input.current || !pasting.take(event.clipboardData.getData('text'))) return;
    event.preventDefault();
    type('');
    setOpen(false); // the list would hide what came of it
  };

  // Backspace takes the last choice away, which nobody sees happen while it is behind "+N".
  const keepHidden = (event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
    const inField = event.target === input.current;
    if (event.key === 'Backspace' && inField && typed === '' && value.length > VISIBLE_CHIPS) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <div>
      <ListHint value={typed === '' ? hint : ''}>
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
          open={open}
          onOpen={() => startTransition(() => setOpen(true))}
          onClose={() => setOpen(false)}
          disabled={!enabled}
          loading={props.loading ?? false}
          autoHighlight={typed !== ''}
          filterOptions={() => shortened(found)}
          getOptionDisabled={(key) => key === SHORTENED}
          getOptionLabel={nameOf}
          inputValue={typed}
          onInputChange={(_event, text) => type(text)}
          onChange={(_event, after) => onChange(settle(value, after))}
          onKeyDown={keepHidden}
          onPaste={paste}
          popupIcon={<ExpandMore />}
          openText={translate('multiSelect.open')}
          closeText={translate('multiSelect.close')}
          loadingText={translate('multiSelect.loading')}
          noOptionsText={translate('multiSelect.noOptions')}
          slots={{ paper: ListPaper }}
          slotProps={{
            listbox: { sx: listStyle },
            // Mounted in its landmark, where screen readers find it, and positioned as fixed, so that no box cuts it
            // off.
            popper: { container: () => landmarkOf(field.current), popperOptions: { strategy: 'fixed' } },
          }}
          renderOption={({ key: _key, ...item }, key, { selected }) => (
            <OptionEntry
              key={key}
              item={item}
              text={key === SHORTENED ? null : entryOf(key)}
              selected={selected}
              shown={CHOICE.listed}
              total={props.remote?.partial ? null : found.length}
            />
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
              inputRef={inputRef}
              placeholder={value.length === 0 ? (props.noneText ?? translate('multiSelect.none')) : ''}
              error={fault !== undefined}
              helperText={fault === undefined ? disabledReason : <FieldError text={fault} />}
              slotProps={{
                htmlInput: {
                  ...params.inputProps,
                  ...(hint !== '' && { 'aria-describedby': `${id}-hint` }),
                },
              }}
            />
          )}
        />
      </ListHint>
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
      {enabled && (
        <PasteReport
          label={label}
          outcome={pasting.outcome}
          onDismiss={() => {
            pasting.dismiss();
            input.current?.focus();
          }}
        />
      )}
      {listing !== undefined && (
        <PartBoundary onClose={() => setListing(undefined)}>
          <Suspense>
            <ChosenList
              title={translate('multiSelect.chosen', { label })}
              anchor={listing}
              chosen={value}
              nameOf={entryOf}
              onRemove={enabled ? (key) => onChange(value.filter((other) => other !== key)) : undefined}
              onClose={() => setListing(null)}
              onClosed={() => input.current?.focus()}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
