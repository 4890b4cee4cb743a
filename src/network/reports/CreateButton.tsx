import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { createStyle } from './report-style';

interface CreateButtonProps {
  running: boolean;
  /** Replaces text and act where there is nothing to create: the element stays, and the focus with it. */
  instead?: { text: string; onClick: () => void };
}

/**
 * STMT-11: runs the report on the screen. While one runs the button is busy but not off, because other filters
 * may be asked for meanwhile.
 */
export function CreateButton({ running, instead }: CreateButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      type={instead === undefined ? 'submit' : 'button'}
      variant="contained"
      aria-busy={running}
      sx={createStyle}
      {...(instead && { onClick: instead.onClick, 'aria-haspopup': 'dialog' })}
    >
      <span className="label">{instead?.text ?? translate('reports.filters.create')}</span>
      {running && <CircularProgress size={18} color="inherit" aria-hidden />}
    </Button>
  );
}
