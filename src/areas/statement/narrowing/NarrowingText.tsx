import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NARROWING } from '../../../../contract/narrowing';
import { searchStyle } from '../../../kit/list/controls-style';
import { useLatest } from '../../../ui/use-latest';
import { useOnChange } from '../../../ui/use-on-change';

/** After so long without a letter the rows are asked for: they may be searched among a million. */
const PAUSE = 500;

interface NarrowingTextProps {
  /** What the rows are narrowed by. */
  text: string;
  onChange: (text: string) => void;
}

/** Searches the rows once a person pauses; Enter does not wait. */
export function NarrowingText({ text, onChange }: NarrowingTextProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  const latest = useLatest(onChange);
  // What changes by other hands, as Back does, shows at once; what is being typed is left alone.
  useOnChange(text, (next) => {
    if (next !== typed.trim()) setTyped(next);
  });
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, text, latest]);
  const now = (next: string) => {
    setTyped(next);
    if (next.trim() !== text) onChange(next.trim());
  };
  const label = translate('statement.narrowing.textHint');
  return (
    <OutlinedInput
      sx={searchStyle}
      size="small"
      value={typed}
      placeholder={label}
      inputProps={{
        'aria-label': `${translate('statement.narrowing.text')}, ${label}`,
        type: 'search',
        maxLength: NARROWING.textLength,
        enterKeyHint: 'search',
      }}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && now(typed)}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" aria-label={translate('list.clearSearch')} onClick={() => now('')}>
              <CloseOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
