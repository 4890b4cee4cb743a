import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactElement, type ReactNode, use } from 'react';
import {
  DataTable,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useTranslate,
} from 'react-admin';
import { type MovedColumn, MovedColumnsContext } from '../fitting-columns';
import { RecordName } from './record-link';
import type { ListTexts } from './shown-list';

/** What a column shows of a record. */
type Render<Row extends RaRecord> = (record: Row) => ReactNode;

export interface ListColumnProps<Row extends RaRecord> {
  /** The field that it shows and, unless `fixed`, sorts by. */
  source: string;
  /** Key of its heading. */
  label: string;
  render: Render<Row>;
  fixed?: boolean;
  className?: string;
  /** Share of the table's width, in CSS. */
  width?: string;
  /** It holds what a record is called, which is the link that opens it. */
  names?: boolean;
  /** Its place among the columns that leave a table which has no room for all of them; absent: it stays. */
  yields?: number;
}

/** The columns of a list, in their order. */
export type ListColumns<Row extends RaRecord> = readonly ReactElement<ListColumnProps<Row>>[];

/** Names and amounts are the person's own: a browser that translates the page leaves them alone. */
const OWN = /\b(?:name|amount)\b/;

/** A column of a list. Its heading tells by what the list is sorted, which react-admin's shows by an arrow alone. */
export function ListColumn<Row extends RaRecord>({
  source,
  fixed = false,
  width,
  yields: _yields,
  names = false,
  render: plain,
  className = '',
  ...props
}: ListColumnProps<Row>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const sorted = place === 'header' && !fixed && sort?.field === source;
  const { columns: moved, into } = use(MovedColumnsContext);
  const holds = moved.length > 0 && source === into;
  const classes = names ? `name ${className}` : className;
  const render: Render<Row> = names ? (record) => <RecordName>{plain(record)}</RecordName> : plain;
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <DataTable.Col<Row>
      source={source}
      disableSort={fixed}
      {...(sorted && { 'aria-sort': direction })}
      // With the values of others in it, it takes the room that they have left.
      {...(width !== undefined && !holds && { sx: { width } })}
      {...(place === 'data' && OWN.test(classes) && { translate: 'no' })}
      render={
        holds
          ? (record) => (
              <>
                {render(record)}
                <MovedValues record={record} columns={moved} />
              </>
            )
          : render
      }
      {...props}
      className={classes}
    />
  );
}

/** Says what a record has in the columns for which its table has no room. */
function MovedValues({ record, columns }: { record: RaRecord; columns: readonly MovedColumn[] }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={movedStyle}>
      {columns.map((column) => (
        <div key={column.source}>
          <dt>{translate(column.label)}</dt>
          <dd>{column.render(record)}</dd>
        </div>
      ))}
    </Box>
  );
}

const movedStyle: SxProps<Theme> = {
  margin: '2px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 400,
  color: 'text.secondary',
  '& > div': { display: 'inline-block', marginRight: '10px' },
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt::after': { content: '": "' },
  '& dd:empty::before': { content: '"–"' },
  '@media print': { display: 'none' },
};

interface ColumnLook {
  /** By it nothing is sorted. */
  fixed?: boolean;
  className?: string;
  names?: boolean;
  yields?: number;
}

/** Makes a column of a field: its share of the table's width, and what it shows of a record. */
type ColumnMaker<Row extends RaRecord, Field extends string> = (
  field: Field,
  width: string,
  render: Render<Row>,
  look?: ColumnLook,
) => ReactElement<ListColumnProps<Row>>;

/** Text keys of headings by field, where they are not called as the field. */
type Headings = Readonly<Record<string, string>>;

/** Key of the heading of a field, among the texts of its list. */
export const headingOf = (texts: ListTexts, field: string, headings: Headings = {}) =>
  `${texts}.columns.${headings[field] ?? field}`;

/**
 * Makes the columns of one list, which are alike.
 * @param texts key of the texts that name them, by their fields
 */
export function columnsWith<Row extends RaRecord, Field extends string = string>(
  texts: ListTexts,
  headings?: Headings,
): ColumnMaker<Row, Field> {
  return (field, width, render, look) => (
    <ListColumn<Row>
      key={field}
      source={field}
      label={headingOf(texts, field, headings)}
      width={width}
      render={render}
      {...look}
    />
  );
}

/** The last column of a list: what can be done with a record. */
export function actionsColumn<Row extends RaRecord>(render: Render<Row>): ReactElement<ListColumnProps<Row>> {
  return (
    <ListColumn<Row>
      key="actions"
      source="actions"
      label="common.actions"
      fixed
      className="actions pinned"
      render={render}
    />
  );
}
