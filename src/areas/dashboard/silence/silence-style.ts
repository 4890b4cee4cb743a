import type { SxProps, Theme } from '@mui/material/styles';
import { STACKED } from '../dashboard-style';

/** The height of the line is fixed whatever its text is, so that nothing below it moves. */
const HEIGHT = { wide: 68, narrow: 88, stacked: 152 };
/** Up to this width its text may take several lines, because on a phone nothing is truncated. */
const NARROW = '@media (max-width: 999.95px)';

export const panelStyle: SxProps<Theme> = {
  minWidth: 0,
  flexShrink: 0,
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: HEIGHT.wide,
    padding: '8px 16px',
    [NARROW]: { minHeight: HEIGHT.narrow },
    [STACKED]: { flexWrap: 'wrap', alignContent: 'center', minHeight: HEIGHT.stacked, gap: '8px 12px' },
  },
  '& .head > svg': { flexShrink: 0 },
  '& .silent': { color: 'warning.main' },
  '& .failed': { color: 'error.main' },
  '& .usual': { color: 'success.main' },
  '& .words': { flex: '1 1 0', minWidth: 0 },
  '& .line': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: 'text.secondary',
    [NARROW]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& .head .MuiButton-root': { flexShrink: 0, [STACKED]: { width: '100%' } },
  '& .details': { borderTop: '1px solid', borderColor: 'divider' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
    gap: '16px 24px',
    margin: 0,
    padding: '16px 16px 0',
    listStyle: 'none',
  },
  '& li': { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': { margin: 0, fontWeight: 600 },
  '& .city': { marginLeft: '8px', typography: 'caption', color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
  '& .reason': { color: 'text.secondary' },
  '& .known': { padding: '16px', color: 'text.secondary' },
  '@media print': {
    zoom: 0.65,
    '& .head': { minHeight: 0 },
    '& .line': { whiteSpace: 'normal' },
    '& .head .MuiButton-root': { display: 'none' },
    // On paper nothing can be expanded, so the details are always printed.
    '& .details[hidden]': { display: 'block' },
    '& li': { breakInside: 'avoid' },
  },
};
