import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { columns } from './columns';

/** Rows that are on their way, as high as the real ones. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <TableRow key={line}>
      {columns.map((column) => (
        <TableCell key={column}>
          <Skeleton variant="text" height={18} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
