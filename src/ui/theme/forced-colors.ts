/**
 * Forced colours (Windows' contrast themes) remove all surfaces and shadows: what floats or is pressed gets a line, and
 * what is selected gets the system's colour for that. `!important`, because these rules have to win against the styles
 * of every component.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '.MuiButton-contained, .MuiTooltip-tooltip, .MuiSnackbarContent-root, .MuiDrawer-paper, .MuiDialog-paper':
      {
        border: '1px solid !important',
      },
    '[aria-pressed="true"], [aria-current="page"], .MuiMenuItem-root.Mui-selected': {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
    },
    '.MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
  },
} as const;
