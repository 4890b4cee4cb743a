import TableContainer from '@mui/material/TableContainer';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { DataTable, type RaRecord, useResourceContext } from 'react-admin';
import { hiddenColumnsKey } from '../../session/kept-lists';
import { ListColumn } from './ListColumn';
import { RowCheckbox } from './RowCheckbox';
import { tableStyle } from './rows-style';
import { SelectionContext } from './use-selection';

interface ListTableProps<Row extends RaRecord> {
  label: string;
  /** ListColumns. */
  children: ReactNode;
  /** Sources of columns that nobody has asked for yet. */
  hidden: readonly string[];
  /** What a record is called. */
  nameOf: (record: Row) => string;
  /** The table's foot. */
  Foot?: ComponentType | undefined;
}

/** The rows of a list on a desktop, in a box that scrolls by itself where they are too wide. */
export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { label, children, hidden, nameOf, Foot } = props;
  const selection = useContext(SelectionContext);
  const resource = useResourceContext();
  return (
    <TableContainer sx={tableStyle}>
      <DataTable<Row>
        storeKey={hiddenColumnsKey(resource)}
        bulkActionButtons={false}
        rowClick={false}
        aria-label={label}
        hiddenColumns={[...hidden]}
        {...(Foot !== undefined && { foot: Foot })}
        rowSx={({ id }) => (selection?.has(id) ? selectedStyle : {})}
      >
        {selection !== null && (
          <ListColumn<Row>
            source="selection"
            label="list.selection.begin"
            fixed
            className="select"
            render={(record) => <RowCheckbox id={record.id} name={nameOf(record)} />}
          />
        )}
        {children}
      </DataTable>
    </TableContainer>
  );
}

const selectedStyle = { '&, &.MuiTableRow-hover:hover': { backgroundColor: 'action.selected' } };
