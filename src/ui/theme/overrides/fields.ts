import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** The control that a person fills in: label above the box, box 36 high (44 and 16 px text on a phone). */
export function fieldOverrides(tokens: Tokens): Components<Theme> {
  const ring = (colour: string) => ({
    '& .MuiOutlinedInput-notchedOutline': { borderColor: colour, borderWidth: 2 },
  });
  return {
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          fontSize: rem(12),
          lineHeight: 16 / 12,
          fontWeight: 500,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          color: tokens.text2,
          '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: tokens.text2 },
        },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        root: { fontSize: rem(14), lineHeight: 20 / 14 },
        input: ({ theme }) => ({
          height: rem(20),
          '&::placeholder': { color: tokens.text3, opacity: 1 },
          '&:placeholder-shown': { textOverflow: 'ellipsis' },
          '&.Mui-disabled': { WebkitTextFillColor: tokens.text2 },
          [theme.breakpoints.down('md')]: { fontSize: rem(16) },
        }),
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 36,
          borderRadius: 6,
          backgroundColor: tokens.surface,
          [theme.breakpoints.down('md')]: { minHeight: 44 },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text2 },
          '&.Mui-focused': ring(tokens.primary),
          '&.Mui-error': ring(tokens.out),
          // The border has the same width without the focus.
          '&.Mui-error.Mui-focused': { outline: `2px solid ${tokens.primary}`, outlineOffset: 1 },
          '&.Mui-disabled, &:has(input[readonly])': { backgroundColor: tokens.disabled },
          // A read-only field can be focused all the same.
          '&.Mui-disabled, &:has(input[readonly]):not(.Mui-focused)': {
            '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.line2 },
          },
        }),
        input: { padding: '8px 10px', outline: 0 },
        inputSizeSmall: { padding: '8px 10px' },
        multiline: { padding: 0 },
        notchedOutline: { top: 0, borderColor: tokens.field, '& legend': { display: 'none' } },
        adornedStart: { paddingLeft: 10, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
        adornedEnd: { paddingRight: 6 },
      },
    },
    MuiInputAdornment: {
      styleOverrides: { root: { color: tokens.text2, '& .MuiSvgIcon-root': { fontSize: rem(18) } } },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          // Beside the icon of an error; a sentence with pieces of its own stays a sentence.
          '&:has(> svg)': { display: 'flex', alignItems: 'center', gap: 4 },
          margin: '4px 0 0',
          fontSize: rem(12),
          lineHeight: 16 / 12,
          color: tokens.text2,
          '&.Mui-error': { color: tokens.out },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        // The visible part of a radio or a checkbox stands on the edge of the fields above it.
        root: ({ ownerState }) => ownerState.labelPlacement === 'end' && { marginLeft: -9 },
        label: { fontSize: rem(14), lineHeight: 20 / 14 },
      },
    },
    MuiSelect: { defaultProps: { IconComponent: KeyboardArrowDownOutlined } },
    MuiNativeSelect: { defaultProps: { IconComponent: KeyboardArrowDownOutlined } },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, popupIcon: createElement(KeyboardArrowDownOutlined) },
      styleOverrides: {
        // With a button that clears it, the text ends before both.
        root: {
          '&.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
            paddingRight: '68px !important',
          },
        },
        inputRoot: { padding: '2px 40px 2px 6px !important', gap: 4 },
        input: { padding: '6px 4px !important' },
        endAdornment: { right: '4px !important' },
        popupIndicator: { width: 28, height: 28 },
        clearIndicator: { width: 28, height: 28 },
        paper: { border: `1px solid ${tokens.line}`, boxShadow: tokens.shadow },
        listbox: { padding: 4 },
        option: ({ theme }) => ({
          minHeight: '36px !important',
          borderRadius: 4,
          padding: '6px 8px !important',
          fontSize: rem(14),
          '&.Mui-focused': { backgroundColor: `${tokens.hover} !important` },
          // The option that Enter would choose; under the pointer its colour is enough.
          '&.Mui-focusVisible, &.Mui-focused:not(:hover)': {
            outline: `2px solid ${tokens.primary}`,
            outlineOffset: -2,
          },
          '&[aria-selected="true"]': { backgroundColor: `${tokens.tint} !important` },
          [theme.breakpoints.down('md')]: { minHeight: '44px !important' },
        }),
        noOptions: { fontSize: rem(14), color: tokens.text2 },
      },
    },
  };
}
