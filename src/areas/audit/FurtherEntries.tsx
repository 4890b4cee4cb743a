import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/**
 * Goes on behind the entries that the pager leads to, where there are more of them. The place is kept with the
 * filters, so that a reload and Back find it again (decision 90).
 */
export function FurtherEntries() {
  const translate = useTranslate();
  const { filterValues, setFilters, meta, isPlaceholderData } = useListContext();
  const { next } = (meta ?? {}) as { next?: string | null };
  if (next == null) return null;
  return (
    <Button
      size="small"
      disabled={isPlaceholderData}
      onClick={() => setFilters({ ...filterValues, after: next })}
    >
      {translate('audit.further')}
    </Button>
  );
}
