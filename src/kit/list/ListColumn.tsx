import type { ReactNode } from 'react';
import { DataTable, type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'react-admin';

interface ListColumnProps<Row extends RaRecord> {
  /** The field that it shows and, unless `fixed`, sorts by. */
  source: string;
  /** Key of its heading. */
  label: string;
  render: (record: Row) => ReactNode;
  fixed?: boolean;
  className?: string;
  /** Share of the table's width, in CSS. */
  width?: string;
}

/** A column of a list. Its heading tells by what the list is sorted, which react-admin's shows by an arrow alone. */
export function ListColumn<Row extends RaRecord>({
  source,
  fixed = false,
  width,
  ...props
}: ListColumnProps<Row>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const sorted = place === 'header' && !fixed && sort?.field === source;
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <DataTable.Col<Row>
      source={source}
      disableSort={fixed}
      {...(sorted && { 'aria-sort': direction })}
      {...(width !== undefined && { sx: { width } })}
      {...props}
    />
  );
}
