import { createTheme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { themeFor } from '../../../src/ui/theme/theme-for';
import { darkTokens, lightTokens, type Tokens } from '../../../src/ui/theme/tokens';

/** Contrast of two colours, as WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = (tokens: Tokens) => [tokens.canvas, tokens.surface, tokens.sunken, tokens.hover, tokens.tint];

/** A snackbar's ground is that of the other mode, and so are the colours on it. */
function severities({ mode }: Tokens): string[] {
  const { in: deposit, primary, warning, out } = mode === 'light' ? darkTokens : lightTokens;
  return [deposit, primary, warning, out];
}

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s', (_mode, tokens) => {
  test('every text reads on every ground (4.5)', () => {
    const { text, text2, text3, primary, out, outTint, in: deposit, inTint, nav, inverse } = tokens;
    const pairs = [
      ...[text, text2, text3, primary, deposit, out].flatMap((colour) =>
        grounds(tokens).map((ground) => [colour, ground] as const),
      ),
      [deposit, inTint],
      [out, outTint],
      [tokens.warning, tokens.warningTint],
      [tokens.onPrimary, primary],
      [tokens.onPrimary, tokens.primaryHover],
      [tokens.onOut, out],
      [nav.text, nav.main],
      [nav.group, nav.main],
      [nav.strong, nav.active],
      [inverse.text, inverse.main],
      [inverse.action, inverse.main],
      ...severities(tokens).map((colour) => [colour, inverse.main] as const),
    ] as const;
    for (const [colour, ground] of pairs)
      expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(4.5);
  });

  test('every part that one has to see stands out (3)', () => {
    const { field, brass, primary, nav, surface } = tokens;
    const pairs = [
      ...grounds(tokens).map((ground) => [field, ground] as const),
      [brass, surface],
      [primary, surface],
      [nav.dot, nav.active],
      [nav.focus, nav.active],
    ] as const;
    for (const [colour, ground] of pairs)
      expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(3);
  });
});

test.each([
  ['light', themeFor(lightTokens)],
  ['dark', themeFor(darkTokens)],
])('SHELL-19 the %s theme is mobile below 1000 px', (_mode, options) => {
  const { breakpoints, sidebar } = createTheme(options);
  expect(breakpoints.down('md')).toBe('@media (max-width:999.98px)');
  expect(breakpoints.up('md')).toBe('@media (min-width:1000px)');
  expect(sidebar.width).toBe(232);
});
