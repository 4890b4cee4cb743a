import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface RefreshButtonProps {
  busy: boolean;
  onRefresh: () => void;
}

/** Fetches the data of the panel again. */
export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      startIcon={<RefreshOutlined />}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onRefresh();
      }}
      sx={{ '@media print': { display: 'none' } }}
    >
      {translate('list.refresh')}
    </Button>
  );
}
