import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { useListSelection } from './use-selection';

interface BulkBarProps {
  /** Buttons for what can be done with the selection. */
  children: ReactNode;
  onAll: () => void;
  onClear: () => void;
}

/** What the strip holds while something is selected. */
export function BulkBar({ children, onAll, onClear }: BulkBarProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { count, total } = useListSelection();
  return (
    <>
      {count < total && (
        <Button size="small" onClick={onAll}>
          {translate('list.selection.all', { count: integer(total) })}
        </Button>
      )}
      <Box component="fieldset" className="bulk-actions" aria-label={translate('list.selection.actions')}>
        {children}
      </Box>
      <Tooltip title={translate('list.selection.clear')}>
        <IconButton
          size="small"
          className="end"
          aria-label={translate('list.selection.clear')}
          onClick={onClear}
        >
          <CloseOutlined />
        </IconButton>
      </Tooltip>
    </>
  );
}
