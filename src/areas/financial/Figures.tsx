import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BillAmount } from '../../../contract/financial';
import { figuresStyle } from './financial-style';

interface FiguresProps {
  figures: readonly { field: BillAmount; value: ReactNode }[];
}

/** The amounts of a bill, or their totals, on a phone. */
export function Figures({ figures }: FiguresProps) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={figuresStyle}>
      {figures.map(({ field, value }) => (
        <div key={field}>
          <dt>{translate(`financial.columns.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
