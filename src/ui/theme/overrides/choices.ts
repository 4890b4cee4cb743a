import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** Checkboxes, radios and switches: the box is 18 px, the switch 40 x 24, on a phone 48 x 28. */
export function choiceOverrides(tokens: Tokens): Components<Theme> {
  const box = {
    root: {
      padding: 6,
      color: tokens.field,
      '& .MuiSvgIcon-root': { fontSize: rem(24) },
      '&:focus-visible, &.Mui-focusVisible': { borderRadius: 6 },
    },
  };
  return {
    MuiCheckbox: { styleOverrides: box },
    MuiRadio: { styleOverrides: box },
    MuiSwitch: {
      styleOverrides: {
        root: ({ theme }) => ({
          width: 40,
          height: 24,
          padding: 0,
          overflow: 'visible',
          [theme.breakpoints.down('md')]: { width: 48, height: 28 },
        }),
        switchBase: ({ theme }) => ({
          padding: 3,
          color: '#FFFFFF',
          '&.Mui-checked': { color: tokens.onPrimary, transform: 'translateX(16px)' },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: tokens.primary, opacity: 1 },
          '&.Mui-disabled': { color: tokens.surface },
          '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: tokens.line2, opacity: 1 },
          '&.Mui-focusVisible': { outline: 0 },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: `2px solid ${tokens.primary}`,
            outlineOffset: 2,
          },
          '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
          // The invisible control lies over the track, wherever the thumb is, and does not stick out of a narrow page.
          '& .MuiSwitch-input': { left: 0, width: 40 },
          '&.Mui-checked .MuiSwitch-input': { left: -16 },
          [theme.breakpoints.down('md')]: {
            '&.Mui-checked': { color: tokens.onPrimary, transform: 'translateX(20px)' },
            '& .MuiSwitch-input': { width: 48 },
            '&.Mui-checked .MuiSwitch-input': { left: -20 },
          },
        }),
        thumb: ({ theme }) => ({
          width: 18,
          height: 18,
          boxShadow: 'none',
          [theme.breakpoints.down('md')]: { width: 22, height: 22 },
        }),
        track: { borderRadius: 14, opacity: 1, backgroundColor: tokens.field },
      },
    },
  };
}
