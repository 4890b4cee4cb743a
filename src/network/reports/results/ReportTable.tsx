import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { movedStyle, useFittingColumns } from '../../../kit/fitting-columns';
import { openingRows } from '../../../kit/list/rows';
import { tableStyle } from './results-style';

const SKELETON_LINES = 8;
const NONE: readonly string[] = [];

/** Ids of the columns that have left the table around. */
export const GoneColumns = createContext(NONE);

export interface ReportColumn {
  id: string;
  heading: string;
  /**
   * Names give way to the other columns, which are as wide as what stands in them; amounts stand at the right. What can
   * be done about a row needs no heading that is seen.
   */
  kind?: 'name' | 'amount' | 'action' | undefined;
  /** The last columns are pinned where the table scrolls. */
  pinned?: boolean | undefined;
  /** By which its heading sorts the rows; absent: it does not. */
  sort?: ColumnSort | undefined;
}

export interface ColumnSort {
  /** How the rows are sorted by it now; `null`: by another column. */
  direction: 'asc' | 'desc' | null;
  /** Of the first press. */
  first: 'asc' | 'desc';
  onSort: (direction: 'asc' | 'desc') => void;
}

/** A press sorts by the column, and the next one the other way. */
function SortHeading({ heading, sort: { direction, first, onSort } }: { heading: string; sort: ColumnSort }) {
  const translate = useTranslate();
  const other = direction === 'asc' ? 'desc' : 'asc';
  return (
    <TableSortLabel
      active={direction !== null}
      direction={direction ?? first}
      aria-label={`${translate('list.sortBy')} ${heading}`}
      onClick={() => onSort(direction === null ? first : other)}
    >
      {heading}
    </TableSortLabel>
  );
}

interface ReportTableProps {
  /** What the table is called. */
  name: string;
  columns: readonly ReportColumn[];
  /** Ids of columns that leave a table without room, in this order: its rows read from `GoneColumns` which have. */
  yielding?: readonly string[];
  /** The rows; absent while they are on their way, and the card's status says so. */
  children?: ReactNode;
}

/** STMT-13: columns over whatever rows, in a box that scrolls by itself under its own head. */
export function ReportTable({ name, columns, yielding = NONE, children }: ReportTableProps) {
  // Of rows that are on their way there is nothing to read or to reach yet.
  const skeleton = children === undefined;
  const [box, gone] = useFittingColumns(yielding, children);
  return (
    <TableContainer
      ref={box}
      component="section"
      sx={[tableStyle, movedStyle(yielding)]}
      {...(skeleton ? { 'aria-hidden': true } : { tabIndex: 0, ...openingRows })}
      aria-label={name}
    >
      <Table stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, heading, kind, pinned, sort }) => (
              <TableCell
                key={id}
                className={[`column-${id}`, kind === 'name' ? 'name' : '', pinned ? 'pinned' : ''].join(' ')}
                align={kind === 'amount' ? 'right' : 'left'}
                sortDirection={sort?.direction ?? false}
                // Its button says more than the column is called.
                {...(sort !== undefined && { 'aria-label': heading })}
              >
                {sort === undefined ? (
                  kind === 'action' ? (
                    <span style={visuallyHidden}>{heading}</span>
                  ) : (
                    heading
                  )
                ) : (
                  <SortHeading heading={heading} sort={sort} />
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <GoneColumns value={gone}>
            {skeleton ? <SkeletonLines lines={SKELETON_LINES} columns={columns.length} /> : children}
          </GoneColumns>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Rows that are on their way, as high as the real ones. */
function SkeletonLines({ lines, columns }: { lines: number; columns: number }) {
  return Array.from({ length: lines }, (_line, line) => (
    <TableRow key={line}>
      {Array.from({ length: columns }, (_column, column) => (
        <TableCell key={column}>
          <Skeleton variant="text" height={18} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
