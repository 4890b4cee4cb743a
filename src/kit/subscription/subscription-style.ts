import type { SxProps, Theme } from '@mui/material/styles';

/** Fields side by side, below each other where there is no room. */
export const rowStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  alignItems: 'start',
  gap: '16px 12px',
};

/** A server's name has more letters than its port. */
export const serverStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  alignItems: 'start',
  gap: '16px 12px',
  '@media (max-width: 340px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** A key is compared letter by letter: a monospaced font, in which nobody takes an l for an I, broken anywhere. */
export const keyStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '4px',
  padding: '10px 12px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  '& .key': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  },
  '& .MuiFormControlLabel-root': { marginTop: '2px' },
};
