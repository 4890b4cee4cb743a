import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FIND } from '../../../contract/find';
import { useIsPhone } from '../../ui/use-is-phone';

interface Props {
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** Tells screen readers of the list below. */
  list?: OutlinedInputProps['inputProps'];
}

/** The field of the finder; it has the focus as soon as it is there. */
export function FinderField({ text, onText, onKeyDown, onClose, list }: Props) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const label = translate('shell.finder.label');
  /** A field of one line would join what stands on two. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, behind] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    onText(`${before}${pasted.replace(/\s+/g, ' ').trim()}${behind}`.slice(0, FIND.longest));
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        gap: '10px',
        padding: '12px',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <OutlinedInput
        fullWidth
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined />
          </InputAdornment>
        }
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => !event.nativeEvent.isComposing && onKeyDown(event)}
        placeholder={label}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          maxLength: FIND.longest,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
          ...list,
          onPaste: paste,
          ref: focusAtEnd,
        }}
      />
      {phone && (
        <IconButton aria-label={translate('common.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      )}
    </Box>
  );
}

/** A field that takes the place of another one goes on where that was. */
function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
