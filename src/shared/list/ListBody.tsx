import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useIsPhone } from '../../layout/use-is-phone';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListState } from './ListState';
import { ListTable } from './ListTable';

export interface ListBodyProps<Row extends RaRecord> {
  label: string;
  /** ListColumns, for a desktop. */
  columns: ReactNode;
  /** One record, on a phone. */
  Card: ComponentType<{ record: Row }>;
  failed: string;
  empty: string;
}

/** The rows of a list, or what stands in their place. */
export function ListBody<Row extends RaRecord>({ label, columns, Card, failed, empty }: ListBodyProps<Row>) {
  const phone = useIsPhone();
  const { data, error, isFetching, isPending } = useListContext<Row>();
  if (isPending || (error && isFetching)) return <ListSkeleton />;
  if (error || data === undefined || data.length === 0) return <ListState failed={failed} empty={empty} />;
  return phone ? <ListCards label={label} Card={Card} /> : <ListTable label={label}>{columns}</ListTable>;
}
