import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

export const filtersStyle: SystemStyleObject<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  '& .state': { alignSelf: 'center', marginLeft: 'auto', paddingTop: '16px', textAlign: 'right' },
  // Where the row has no room for it, it gets a line of its own, which is reserved before it has a text, so that
  // nothing below moves.
  '@media (max-width: 1199.98px)': { '& .state': { flex: '1 1 100%', minHeight: 20, paddingTop: 0 } },
  // The height of a label and its field; the button has no label.
  '& > .MuiSkeleton-root': { height: 56 },
  '& > .send.send': { height: 36 },
  '& .type': { flex: '1 1 180px', maxWidth: 220 },
  '& .place': { flex: '3 1 240px', maxWidth: 420 },
  '& .period': { flex: '1 1 150px', maxWidth: 180 },
  '@media print': { display: 'none' },
};

/** Chips, and below them up to when the figures are, whose line is reserved before it has a text. */
export const phoneStyle: SystemStyleObject<Theme> = {
  // The name of a shop may be longer than a phone is wide.
  '& > .MuiButton-root': { maxWidth: '100%', textAlign: 'left', overflowWrap: 'anywhere' },
  '& > .MuiSkeleton-root': { width: 110, height: 36 },
  '& > .MuiSkeleton-root.place': { order: -1, width: 220 },
  '& .state': { flex: '1 1 100%', minHeight: 20 },
  '@media print': { display: 'none' },
};

export const sheetFieldsStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  '& .place': { order: -1 },
};
