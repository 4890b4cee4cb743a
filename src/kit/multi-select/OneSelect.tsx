import ExpandMore from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { landmarkOf } from '../landmark';
import type { MultiSelectProps } from './multi-select-props';
import { listStyle } from './multi-select-style';
import { useChoices } from './use-choices';

/** A list of thousands opens at once because only this many entries are drawn; typing reaches the others. */
const LISTED = 100;

interface OneSelectProps
  extends Pick<MultiSelectProps, 'label' | 'options' | 'textOf' | 'loading' | 'noneText'> {
  /** A key; `null`: nothing is chosen. */
  value: string | null;
  onChange: (key: string | null) => void;
}

/** Chooses one of any number of options by typing, by keyboard or by touch, or none. */
export function OneSelect(props: OneSelectProps) {
  const { label, value, loading = false, noneText = '', onChange } = props;
  const translate = useTranslate();
  const field = useRef<HTMLDivElement>(null);
  const { keys, entryOf, search } = useChoices(props);
  const [typing, setTyping] = useState(false);
  return (
    <Autocomplete
      id={useId()}
      ref={field}
      size="small"
      options={keys}
      value={value}
      loading={loading}
      // Enter takes what somebody has typed for, and nothing from a list that was only opened.
      autoHighlight={typing}
      onInputChange={(_event, _text, reason) => setTyping(reason === 'input')}
      filterOptions={(_keys, { inputValue }) => search(inputValue).slice(0, LISTED)}
      getOptionLabel={entryOf}
      onChange={(_event, key) => onChange(key)}
      popupIcon={<ExpandMore />}
      openText={translate('multiSelect.open')}
      closeText={translate('multiSelect.close')}
      clearText={value === null ? '' : translate('multiSelect.remove', { name: entryOf(value) })}
      loadingText={translate('multiSelect.loading')}
      noOptionsText={translate('multiSelect.noOptions')}
      slotProps={{
        listbox: { sx: listStyle },
        // Inside the dialog for who hears it, and not cut off by its edge for who sees it.
        popper: { container: () => landmarkOf(field.current), popperOptions: { strategy: 'fixed' } },
      }}
      renderInput={(params) => <TextField {...params} label={label} placeholder={noneText} />}
    />
  );
}
