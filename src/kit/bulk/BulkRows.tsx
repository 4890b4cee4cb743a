import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkBatch, type BulkOutcome, type BulkRow, listBulkRows } from '../../../contract/bulk';
import { call } from '../../portal/client';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { ScrollList } from '../ScrollList';
import { Whole } from '../Whole';
import { rowsStyle } from './bulk-style';

interface BulkRowsProps {
  batch: BulkBatch;
  outcome: Extract<BulkOutcome, 'refused' | 'vanished'>;
}

/** The records that are not changed, each with its reason. */
export function BulkRows({ batch: { id, state }, outcome }: BulkRowsProps) {
  const translate = useTranslate();
  const title = useId();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['bulk-rows', id, state, outcome],
    queryFn: ({ pageParam, signal }) =>
      call(listBulkRows, { params: { id }, query: { outcome, page: pageParam, size: 100 }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ pageable, totalPages }) =>
      pageable.pageNumber + 1 < totalPages ? pageable.pageNumber + 1 : undefined,
  });
  const rows = data?.pages.flatMap(({ content }) => content);
  return (
    <Box component="section" aria-labelledby={title} sx={rowsStyle}>
      <h3 id={title}>{translate(outcome === 'refused' ? 'bulk.unchanged' : 'bulk.counts.vanished')}</h3>
      {outcome === 'refused' && state === 'done' && <p>{translate('bulk.staySelected')}</p>}
      {rows !== undefined && (
        <ScrollList maxHeight={240} name={{ 'aria-labelledby': title }}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ScrollList>
      )}
      {rows === undefined && isFetching && <Skeleton variant="rounded" width="100%" height={56} />}
      {error !== null && !isFetching && (
        <LoadFailure title={translate('bulk.rowsFailed')} error={error} onRetry={refetch} />
      )}
      {hasNextPage && (
        <Button size="small" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
          {translate('bulk.more')}
        </Button>
      )}
    </Box>
  );
}

function Row({ row: { id, name, code, reason } }: { row: BulkRow }) {
  const translate = useTranslate();
  return (
    <li>
      <b>
        <Whole text={name ?? translate('bulk.unknown', { id })} />
      </b>
      {code !== null && <Whole text={` · ${code}`} />}
      {reason !== null && <span>{reason}</span>}
    </li>
  );
}
