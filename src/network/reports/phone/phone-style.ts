import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Marks what is chosen, as a chip and as a period. */
const chosen = {
  color: 'primary.main',
  borderColor: 'tintLine',
  backgroundColor: 'tint',
} as const;

export const chipsStyle: SystemStyleObject<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 6px',
  '& > .MuiButton-root': { minHeight: 36, padding: '4px 8px', typography: 'body2', fontWeight: 600 },
  '& > .MuiButton-root > .MuiButton-icon': { margin: '0 5px 0 0', '& svg': { fontSize: 17 } },
  '& .narrows': chosen,
  // A finger has 44 px of each, and the row is no higher for it.
  '& > .MuiButton-root::after': { content: '""', position: 'absolute', inset: '-4px -3px' },
};

export const sheetStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  '&&': { paddingTop: '8px' },
  // The sheet is called what its only field is called.
  '&.named > * > .MuiFormLabel-root': visuallyHidden,
};

export const presetButtonsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& .MuiButton-root': { minHeight: 44, padding: '4px 8px' },
  '& [aria-pressed="true"]': chosen,
};
