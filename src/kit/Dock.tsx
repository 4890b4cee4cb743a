import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CONTENT_ID } from '../ui/focus/content-id';
import { useHeightVariable } from '../ui/use-height-variable';
import { DOCKED } from './dock-style';

interface DockProps {
  /** The custom property that holds its height, for one that stands over another. */
  property?: `--${string}`;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * SHELL-20: below 600 px the main actions of a page stand at the bottom, where the thumb is. Their words may take
 * several lines: everything else keeps clear of the dock as high as it is.
 */
export function Dock({ property = '--dock-height', sx, children }: DockProps) {
  const measure = useHeightVariable(property);
  return (
    <Box ref={measure} sx={[{ [DOCKED]: docked }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <GlobalStyles styles={clearOf(property)} />
      {children}
    </Box>
  );
}

const docked = {
  position: 'fixed',
  zIndex: 'appBar',
  left: 0,
  right: 0,
  bottom: 0,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

/** Snackbars, exports, the end of the page, and what comes into sight with the focus. */
const clearOf = (property: string) => ({
  [DOCKED]: {
    ':root': { '--dock': `calc(var(${property}, 0px) + 12px)` },
    '.MuiPaper-root.export-tray': { bottom: 'var(--dock)' },
    [`#${CONTENT_ID}`]: { paddingBottom: `calc(var(${property}, 0px) + 24px)` },
  },
});
