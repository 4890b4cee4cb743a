import type { ReactNode } from 'react';
import { DataTable, type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'react-admin';

/** What a column shows of a record. */
type Render<Row extends RaRecord> = (record: Row) => ReactNode;

interface ListColumnProps<Row extends RaRecord> {
  /** The field that it shows and, unless `fixed`, sorts by. */
  source: string;
  /** Key of its heading. */
  label: string;
  render: Render<Row>;
  fixed?: boolean;
  className?: string;
  /** Share of the table's width, in CSS. */
  width?: string;
}

/** Names and amounts are the person's own: a browser that translates the page leaves them alone. */
const OWN = /\b(?:name|amount)\b/;

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
      {...(place === 'data' && OWN.test(props.className ?? '') && { translate: 'no' })}
      {...props}
    />
  );
}

interface ColumnLook {
  /** By it nothing is sorted. */
  fixed?: boolean;
  className?: string;
}

/** Makes a column of a field: its share of the table's width, and what it shows of a record. */
type ColumnMaker<Row extends RaRecord, Field extends string> = (
  field: Field,
  width: string,
  render: Render<Row>,
  look?: ColumnLook,
) => ReactNode;

/**
 * Makes the columns of one list, which are alike.
 * @param label key of a field's heading
 */
export function columnsWith<Row extends RaRecord, Field extends string = string>(
  label: (field: string) => string,
): ColumnMaker<Row, Field> {
  return (field, width, render, look) => (
    <ListColumn<Row>
      key={field}
      source={field}
      label={label(field)}
      width={width}
      render={render}
      {...look}
    />
  );
}

/** The last column of a list: what can be done with a record. */
export function actionsColumn<Row extends RaRecord>(render: Render<Row>) {
  return (
    <ListColumn<Row>
      key="actions"
      source="id"
      label="common.actions"
      fixed
      className="actions"
      render={render}
    />
  );
}
