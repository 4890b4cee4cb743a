/**
 * Where a person's own colours replace ours (Windows' contrast themes) no surface and no shadow is left: what floats
 * or is pressed gets a line, and what is chosen the system's own colour for that. `!important` because it holds
 * against the styles of every component.
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
