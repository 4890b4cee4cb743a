import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** A card around a message that stands for all of it. */
export function SheetCard({ children }: { children: ReactNode }) {
  return <Card sx={{ '& > *': { borderTop: 0 } }}>{children}</Card>;
}
