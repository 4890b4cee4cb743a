import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { createStyle } from './report-style';

/**
 * STMT-11: runs the report on the screen. While one runs the button is busy but not off, because other filters
 * may be asked for meanwhile.
 */
export function CreateButton({ running }: { running: boolean }) {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" aria-busy={running} sx={createStyle}>
      <span className="label">{translate('reports.filters.create')}</span>
      {running && <CircularProgress size={18} color="inherit" aria-hidden />}
    </Button>
  );
}
