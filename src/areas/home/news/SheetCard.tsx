import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** A card that contains only a message. */
export function SheetCard({ children }: { children: ReactNode }) {
  return <Card sx={{ '& > *': { borderTop: 0 } }}>{children}</Card>;
}
