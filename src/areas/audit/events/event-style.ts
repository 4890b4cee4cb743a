import type { SxProps, Theme } from '@mui/material/styles';
import type { SecurityResult } from '../../../../contract/security-events';

const line = { display: 'block', typography: 'caption' };

/** The look of each result; the word says it too. */
export const toneStyle: Record<SecurityResult, SxProps<Theme>> = {
  success: { ...line, color: 'text.secondary' },
  failure: { ...line, color: 'error.main' },
  refused: { ...line, color: 'error.main' },
};
