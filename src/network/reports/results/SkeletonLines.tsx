import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

/** Rows that are on their way, as high as the real ones. */
export function SkeletonLines({ lines, columns }: { lines: number; columns: number }) {
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
