import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Pixels of the design as rem, so that the text size of the browser applies. */
export const rem = (px: number) => `${px / 16}rem`;

const role = (size: number, line: number, weight: number, letterSpacing = '0') => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing,
});

/** Every type role of the design under the MUI variant that carries it. Sentence case throughout. */
export const typography: TypographyVariantsOptions = {
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  /** Balance. */
  h2: role(36, 46, 600, '-0.025em'),
  /** Card total, greeting. */
  h3: role(28, 36, 600, '-0.02em'),
  /** Dialog title. */
  h4: role(18, 24, 600, '-0.01em'),
  /** Secondary total. */
  h5: role(20, 28, 600, '-0.01em'),
  /** Page title, the h1 in the bar. */
  h6: role(18, 24, 600, '-0.01em'),
  /** Card and section title. */
  subtitle1: role(15, 20, 600),
  subtitle2: role(14, 20, 600),
  /** Body and fields. */
  body1: role(14, 20, 400),
  /** Tables and descriptions. */
  body2: role(13, 19, 400),
  button: { ...role(13.5, 20, 600), textTransform: 'none' },
  /** Labels, table heads, help. */
  caption: role(12, 16, 400),
  overline: { ...role(12, 16, 500), textTransform: 'none' },
};
