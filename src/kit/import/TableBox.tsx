import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { tableStyle } from './import-style';

/** A box in which a table of the file scrolls, never the page (SHELL-20). What scrolls is reached by the keyboard. */
export function TableBox({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={tableStyle} tabIndex={0} aria-label={translate('imports.preview.table')}>
      {children}
    </Box>
  );
}
