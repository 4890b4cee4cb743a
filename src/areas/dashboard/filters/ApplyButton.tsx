import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** DASH-02: sends the filters. */
export function ApplyButton({ loading }: { loading: boolean }) {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" disabled={loading}>
      {translate('dashboard.filters.apply')}
    </Button>
  );
}
