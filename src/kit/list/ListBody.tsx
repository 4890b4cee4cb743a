import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useDelayed } from '../../ui/states/use-delayed';
import { useIsPhone } from '../../ui/use-is-phone';
import { LostNotice } from '../LostNotice';
import { ListCards } from './ListCards';
import type { ListColumns } from './ListColumn';
import { ListState, type ListStateProps } from './ListState';
import { ListTable } from './ListTable';
import { CARD, ROW, skeletonStyle } from './rows-style';

export interface ListBodyProps<Row extends RaRecord> {
  label: string;
  /** For a desktop. */
  columns: ListColumns<Row>;
  /** One record, on a phone. */
  Card: ComponentType<{ record: Row }>;
  failed: string;
  empty: ListStateProps['empty'];
  view?: ListStateProps['view'];
  /** What is said of all records of the filter: under the table, and under the cards. */
  totals?: { Foot: ComponentType; Card: ComponentType };
}

interface Choices<Row extends RaRecord> {
  hidden: readonly string[];
  /** Whether cards have checkboxes. */
  selecting: boolean;
  nameOf: (record: Row) => string;
}

/** The rows of a list, or what stands in their place. */
export function ListBody<Row extends RaRecord>(props: ListBodyProps<Row> & Choices<Row>) {
  const { label, columns, Card, failed, empty, view, totals, hidden, selecting, nameOf } = props;
  const phone = useIsPhone();
  const { data, error, isFetching, isPending, meta } = useListContext<Row>();
  if (isPending || (error && isFetching)) return <ListSkeleton />;
  if (error || data === undefined || data.length === 0)
    return <ListState failed={failed} empty={empty} view={view} />;
  const lost = (meta as { lost?: { at: number; earlier: boolean } } | undefined)?.lost;
  const notice = lost !== undefined && <LostNotice {...lost} />;
  return phone ? (
    <>
      {notice}
      <ListCards label={label} Card={Card} selecting={selecting} nameOf={nameOf} />
      {totals !== undefined && <totals.Card />}
    </>
  ) : (
    <>
      {notice}
      <ListTable label={label} columns={columns} hidden={hidden} nameOf={nameOf} Foot={totals?.Foot} />
    </>
  );
}

/** Rows of the real height, once loading takes long enough to be noticed. */
function ListSkeleton() {
  const { perPage } = useListContext();
  const phone = useIsPhone();
  const shown = useDelayed(true, 200);
  const height = phone ? CARD : ROW;
  return (
    <Box sx={skeletonStyle} aria-hidden>
      {Array.from({ length: Math.min(perPage, 10) }, (_, row) => (
        <Box key={row} sx={{ height }}>
          {shown && <Skeleton variant="rounded" height={12} width={`${40 + ((row * 37) % 50)}%`} />}
        </Box>
      ))}
    </Box>
  );
}
