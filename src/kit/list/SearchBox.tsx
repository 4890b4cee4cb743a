import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useShortcut } from '../../ui/shortcuts';
import { searchStyle } from './controls-style';
import { useSearch } from './use-search';
import { useTypedText } from './use-typed-text';

interface SearchBoxProps {
  /** The filter that it fills. */
  source: string;
  label: string;
  /** Letters that it may have. */
  maxLength?: number;
  /** Stands at the end of the box. */
  end?: ReactNode;
}

/** Searches while a person types; Enter does not wait. */
export function SearchBox({ source, label, maxLength = 100, end: last }: SearchBoxProps) {
  const translate = useTranslate();
  const shortcut = useShortcut('/');
  const { filterValues } = useListFilterContext();
  const applied: unknown = filterValues[source];
  const { search, end } = useSearch(source);
  const { typed, type, now } = useTypedText(typeof applied === 'string' ? applied : '', search);
  const finish = () => {
    now(typed);
    end();
  };
  return (
    <OutlinedInput
      sx={searchStyle}
      size="small"
      value={typed}
      placeholder={label}
      inputProps={{ ...shortcut, 'aria-label': label, type: 'search', maxLength, enterKeyHint: 'search' }}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      onBlur={finish}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        (typed !== '' || last !== undefined) && (
          <InputAdornment position="end">
            {typed !== '' && (
              <IconButton size="small" aria-label={translate('list.clearSearch')} onClick={() => now('')}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            )}
            {last}
          </InputAdornment>
        )
      }
    />
  );
}
