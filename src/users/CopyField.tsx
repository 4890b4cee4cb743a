import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ReadOnlyField } from '../shared/edit/ReadOnlyField';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to take along. Browsers lend the clipboard to secure pages only; elsewhere it can be marked and copied. */
export function CopyField({ label, value }: CopyFieldProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => notify('users.api.answer.notCopied', { type: 'warning' }),
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '8px' }}>
      <ReadOnlyField label={label} value={value} />
      {window.isSecureContext && (
        <Button
          variant="outlined"
          startIcon={<ContentCopyOutlined />}
          {...(!copied && { 'aria-label': translate('users.api.answer.copy', { label }) })}
          onClick={() => void copy()}
          sx={{ flex: 'none' }}
        >
          <span aria-live="polite">
            {translate(copied ? 'multiSelect.pasted.copied' : 'users.api.answer.copyShort')}
          </span>
        </Button>
      )}
    </Box>
  );
}
