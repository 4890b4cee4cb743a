import TableContainer from '@mui/material/TableContainer';
import { type ComponentType, useContext, useMemo } from 'react';
import { DataTable, type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { hiddenColumnsKey } from '../../session/kept-lists';
import { MovedColumnsContext, movedStyle, useFittingColumns } from '../fitting-columns';
import { useHiddenColumns } from './columns';
import { ListColumn, type ListColumnProps, type ListColumns } from './ListColumn';
import { RowCheckbox } from './RowCheckbox';
import { openingRows } from './rows';
import { tableStyle } from './rows-style';
import { SelectionContext } from './use-selection';

interface ListTableProps<Row extends RaRecord> {
  label: string;
  columns: ListColumns<Row>;
  /** Sources of columns that nobody has asked for yet. */
  hidden: readonly string[];
  /** What a record is called. */
  nameOf: (record: Row) => string;
  /** The table's foot. */
  Foot?: ComponentType | undefined;
}

/** The rows of a list on a desktop, in a box that scrolls by itself where they are too wide. */
export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { label, columns, hidden, nameOf, Foot } = props;
  const selects = useContext(SelectionContext) !== null;
  const resource = useResourceContext() ?? '';
  const { data } = useListContext();
  const [hiddenNow] = useHiddenColumns(resource, hidden);
  const { sources, style, into } = useMemo(() => yieldingOf(columns, hiddenNow), [columns, hiddenNow]);
  const [box, gone] = useFittingColumns(sources, data);
  const moved = useMemo(
    () => ({
      into,
      columns: gone.flatMap((one) => columns.find(({ props: { source } }) => source === one)?.props ?? []),
    }),
    [columns, gone, into],
  );
  return (
    <TableContainer ref={box} sx={style} {...openingRows}>
      <MovedColumnsContext value={moved}>
        <DataTable<Row>
          storeKey={hiddenColumnsKey(resource)}
          bulkActionButtons={false}
          rowClick={false}
          aria-label={label}
          hiddenColumns={[...hidden]}
          {...(Foot !== undefined && { foot: Foot })}
        >
          {selects && (
            <ListColumn<Row>
              source="selection"
              label="list.selection.begin"
              fixed
              className="select"
              render={(record) => <RowCheckbox id={record.id} name={nameOf(record)} />}
            />
          )}
          {columns}
        </DataTable>
      </MovedColumnsContext>
    </TableContainer>
  );
}

/** The columns that may leave a table, the first one first, and the widest of the others, which says what they had. */
function yieldingOf<Row extends RaRecord>(columns: ListColumns<Row>, hidden: readonly string[]) {
  const sources = columns
    .map(({ props }) => props)
    .filter(({ source, yields }) => yields !== undefined && !hidden.includes(source))
    .sort((one, other) => (one.yields ?? 0) - (other.yields ?? 0))
    .map(({ source }) => source);
  const share = ({ width = '0%' }: ListColumnProps<Row>) => Number.parseInt(width, 10);
  const [widest] = columns
    .map(({ props }) => props)
    .filter(({ source, yields }) => yields === undefined && !hidden.includes(source))
    .sort((one, other) => share(other) - share(one));
  return { sources, into: widest?.source, style: [tableStyle, movedStyle(sources)] };
}
