import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type ScreenPath, screens } from '../../../contract/access';
import { useAccess } from '../../session/use-access';
import { Key } from '../Key';
import { ScreenIcon } from '../ScreenIcon';
import { useAreas } from '../use-areas';
import { finderKeys } from './finder-keys';

interface Props {
  inputRef?: Ref<HTMLInputElement>;
  /** Whether the field shows the keys that open it. */
  hint?: boolean;
  onOpen?: () => void;
}

/** SHELL-17: finds a page by part of its title; Enter opens it. */
export function PageFinder({ inputRef, hint = false, onOpen }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const found = useFoundPages();
  const [typed, setTyped] = useState('');
  const label = translate('shell.finder.label');
  return (
    <Autocomplete
      options={found}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, page) => {
        if (page === null) return;
        void navigate(page.path);
        onOpen?.();
      }}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ path }) => path}
      noOptionsText={translate('shell.finder.noResults')}
      autoHighlight
      blurOnSelect
      clearOnBlur
      openOnFocus
      forcePopupIcon={false}
      disablePortal
      renderOption={({ key, ...option }, { path, title }) => (
        <li key={key} {...option}>
          <ScreenIcon path={path} fontSize="small" sx={{ marginRight: '10px', color: 'text.secondary' }} />
          {title}
        </li>
      )}
      renderInput={({ InputProps, inputProps, ...field }) => (
        <TextField
          {...field}
          inputRef={inputRef}
          placeholder={label}
          slotProps={{
            htmlInput: { ...inputProps, 'aria-label': label },
            input: {
              ref: InputProps.ref,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchOutlined />
                </InputAdornment>
              ),
              endAdornment: hint && typed === '' ? <Key hint>{finderKeys}</Key> : null,
            },
          }}
        />
      )}
      slotProps={{ popper: { sx: { minWidth: 280 }, placement: 'bottom-end' } }}
      sx={{
        '& .MuiOutlinedInput-root': { padding: '0 6px 0 10px !important', backgroundColor: 'sunken' },
        '& .MuiInputAdornment-root': { marginRight: '4px' },
      }}
    />
  );
}

interface FoundPage {
  path: ScreenPath;
  title: string;
}

/** SHELL-17: the pages that the finder offers: those that exist and that the person may open. */
function useFoundPages(): FoundPage[] {
  const translate = useTranslate();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  return screens
    .filter(({ path }) => path !== '/logout' && exists(path) && mayOpen(path))
    .map(({ path }) => ({ path, title: translate(`screens.${path}.title`) }));
}
