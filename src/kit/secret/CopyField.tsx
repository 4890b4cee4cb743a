import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface CopyFieldProps {
  label: string;
  value: string;
  /** This is copied where it is shown in another form. */
  copies?: string;
}

/**
 * A text to be copied, wholly visible. Browsers allow access to the clipboard on secure pages alone, and not always;
 * if it fails, the text is selected, so that one key copies it.
 */
export function CopyField({ label, value, copies = value }: CopyFieldProps) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'shown' | 'copied' | 'selected'>('shown');
  const copied = state === 'copied';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copies);
      setState('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setState('selected');
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: '8px' }}>
      <TextField
        multiline
        id={useId()}
        label={label}
        value={value}
        inputRef={field}
        // The status element exists before it has a text: not every screen reader announces an element that appears
        // together with its text.
        helperText={<output>{state === 'selected' && translate('secrets.notCopied')}</output>}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        sx={fieldStyle}
      />
      <Button
        variant="outlined"
        startIcon={<ContentCopyOutlined />}
        {...(!copied && { 'aria-label': translate('secrets.copy', { label }) })}
        onClick={() => void copy()}
        sx={{ flex: 'none' }}
      >
        <span aria-live="polite">
          {translate(copied ? 'multiSelect.pasted.copied' : 'secrets.copyShort')}
        </span>
      </Button>
    </Box>
  );
}

/** A monospaced font, in which nobody takes an l for an I. */
const fieldStyle = {
  flex: '1 1 220px',
  // As long as it says nothing it takes no room, and the button stands beside the box.
  '& .MuiFormHelperText-root:has(output:empty)': { margin: 0 },
  '& textarea': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
} as const;
