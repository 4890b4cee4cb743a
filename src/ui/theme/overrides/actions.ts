import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** Styles of the controls that a person clicks: buttons, toggles, tabs and the entries of menus. */
export function actionOverrides(tokens: Tokens): Components<Theme> {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 36,
          minWidth: 0,
          padding: '7px 14px',
          borderRadius: 6,
          transitionDuration: '120ms',
          [theme.breakpoints.down('md')]: { minHeight: 44 },
        }),
        sizeSmall: ({ theme }) => ({
          minHeight: 32,
          padding: '5px 10px',
          fontSize: rem(13),
          [theme.breakpoints.down('md')]: { minHeight: 44 },
        }),
        sizeLarge: { minHeight: 46, padding: '12px 20px', fontSize: rem(14) },
        text: { padding: '7px 10px', '&:hover': { backgroundColor: tokens.hover } },
        outlined: {
          color: tokens.text,
          borderColor: tokens.field,
          backgroundColor: tokens.surface,
          '&:hover': { backgroundColor: tokens.hover, borderColor: tokens.text2 },
          '&.MuiButton-colorError': { color: tokens.out, borderColor: tokens.out },
          '&.MuiButton-colorError:hover': { backgroundColor: tokens.outTint },
          '&.Mui-disabled': {
            color: tokens.text3,
            borderColor: tokens.line2,
            backgroundColor: tokens.disabled,
          },
        },
        contained: {
          '&.Mui-disabled': { color: tokens.text3, backgroundColor: tokens.disabled },
        },
        startIcon: { marginLeft: -2, marginRight: 8, '& > *:nth-of-type(1)': { fontSize: rem(18) } },
        endIcon: { marginRight: -2, marginLeft: 8, '& > *:nth-of-type(1)': { fontSize: rem(18) } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          width: 36,
          height: 36,
          padding: 0,
          borderRadius: 6,
          color: tokens.text2,
          '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
          [theme.breakpoints.down('md')]: { width: 44, height: 44 },
        }),
        sizeSmall: ({ theme }) => ({
          width: 32,
          height: 32,
          [theme.breakpoints.down('md')]: { width: 44, height: 44 },
        }),
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 36,
          padding: '7px 12px',
          gap: 6,
          fontSize: rem(13.5),
          color: tokens.text2,
          borderColor: tokens.field,
          backgroundColor: tokens.surface,
          '&:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': {
            color: tokens.primary,
            backgroundColor: tokens.tint,
            borderColor: tokens.primary,
            boxShadow: `inset 0 0 0 1px ${tokens.primary}`,
          },
          [theme.breakpoints.down('md')]: { minHeight: 44 },
        }),
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 24,
          borderRadius: 4,
          fontSize: rem(12),
          fontWeight: 500,
          backgroundColor: tokens.hover,
          color: tokens.text,
          '&.MuiChip-clickable:hover': { backgroundColor: tokens.tint },
        },
        outlined: { border: `1px solid ${tokens.line2}` },
        outlinedPrimary: {
          color: tokens.primary,
          backgroundColor: tokens.tint,
          borderColor: tokens.tintLine,
        },
        label: { paddingLeft: 8, paddingRight: 8 },
        deleteIcon: {
          fontSize: rem(16),
          margin: '0 4px 0 -4px',
          color: 'inherit',
          '&:hover': { color: tokens.text },
        },
        icon: { fontSize: rem(16), color: 'inherit' },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
    MuiTab: {
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 40,
          minWidth: 0,
          padding: '8px 12px',
          color: tokens.text2,
          // The row of tabs cuts off what stands outside of it.
          '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 },
          [theme.breakpoints.down('md')]: { minHeight: 44 },
        }),
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 36,
          gap: 12,
          fontSize: rem(14),
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: tokens.tint,
          },
          '&.Mui-focusVisible': { backgroundColor: tokens.hover, outlineOffset: -2 },
          [theme.breakpoints.down('md')]: { minHeight: 44 },
        }),
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: tokens.text2 } } },
  };
}
