/** SHELL-20: below 600 px the main action of a page stands in a dock, where the thumb is. */
export const DOCKED = '@media (max-width: 599.98px)';

/** In pixels. */
export const DOCK_HEIGHT = 68;

export const docked = {
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

/** Snackbars and exports stand 12 px above the dock, and what comes into sight with the focus stays clear of it. */
export const aboveDock = {
  [DOCKED]: {
    ':root': { '--dock': `${DOCK_HEIGHT + 12}px` },
    '.MuiPaper-root.export-tray': { bottom: `calc(${DOCK_HEIGHT + 12}px + env(safe-area-inset-bottom))` },
  },
};
