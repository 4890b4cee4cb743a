import type { SxProps, Theme } from '@mui/material/styles';
import { DOCKED } from '../../kit/dock-style';
import { BAR_HEIGHT } from '../../ui/theme/sizes';

const NARROWEST = '@media (max-width: 300px)';
const DESKTOP = '@media (min-width: 1000px)';
/** The frame's padding above and below a page … */
const PAGE_TOP = 20;
const FRAME_END = 32;
/** … of which this page leaves so much below. */
export const PAGE_END = 20;

export const pageStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  // From the bar to the window's end; what is higher than that takes its own end along.
  [DESKTOP]: {
    height: `calc(100dvh - ${BAR_HEIGHT + PAGE_TOP}px)`,
    marginBottom: `calc(-${FRAME_END}px - var(--export-tray, 0px))`,
  },
  '@media print': { height: 'auto', '& form': { display: 'none' } },
};

export const cardStyle: SxProps<Theme> = {
  flexShrink: 0,
  padding: '16px',
  overflow: 'visible',
};

export const actionsStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '8px',
  marginLeft: 'auto',
  [NARROWEST]: { paddingLeft: '8px', paddingRight: '8px' },
};

export const createStyle: SxProps<Theme> = {
  position: 'relative',
  [DOCKED]: { flex: 1 },
  '& .MuiCircularProgress-root': { position: 'absolute' },
  '&[aria-busy="true"] .label': { opacity: 0 },
};

export const advancedStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  marginTop: '14px',
  paddingTop: '8px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .MuiAlert-root': { alignItems: 'center', margin: '4px 0 8px' },
  '& .MuiAlert-action': { alignItems: 'center', paddingTop: 0 },
};

export const advancedHeadStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 36,
  '& .end': { marginLeft: 'auto' },
};

export const discloseStyle: SxProps<Theme> = {
  gap: '8px',
  minHeight: 32,
  paddingRight: '4px',
  borderRadius: '6px',
  typography: 'subtitle2',
  textAlign: 'left',
  '& .MuiSvgIcon-root': { color: 'text.secondary', transition: 'transform 180ms' },
  '& .MuiSvgIcon-root[data-open="true"]': { transform: 'rotate(180deg)' },
};

export const advancedGridStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  gap: '12px',
  paddingTop: '6px',
};

export const corbanStyle: SxProps<Theme> = {
  margin: '12px 0 0',
  gap: '10px',
  '& .MuiFormControlLabel-label': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 8px' },
};
