import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type BulkBatch, listBulkRows } from '../../../contract/bulk';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { warningStyle } from './bulk-style';
import { useBulk } from './use-bulk';

/** How many names are shown, so that a person sees at a glance whether these are the right records. */
const NAMED = 5;

/**
 * Says what switching off many records means and names the first of them, so that a wrong filter is noticed in time.
 */
export function SwitchOffWarning({ batch: { id, counts } }: { batch: BulkBatch }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { switchOff } = useBulk();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bulk-first', id],
    queryFn: ({ signal }) =>
      call(listBulkRows, { params: { id }, query: { outcome: 'changing', size: 10 }, signal }),
    gcTime: 0,
  });
  const named = data?.content.slice(0, NAMED);
  const further = counts.changing - NAMED;
  return (
    <Alert severity="warning" role="note" sx={warningStyle}>
      {translate(switchOff)}
      {named === undefined && isFetching && <Skeleton width="60%" />}
      {error !== null && !isFetching && (
        <LoadFailure title={translate('bulk.rowsFailed')} error={error} onRetry={refetch} />
      )}
      {named !== undefined && (
        <Box component="ul">
          {named.map((row) => (
            <li key={row.id}>{row.name ?? translate('bulk.unknown', { id: row.id })}</li>
          ))}
          {further > 0 && <li>+{integer(further)}</li>}
        </Box>
      )}
    </Alert>
  );
}
