import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from './tokens';

interface Extension {
  sunken: string;
  field: string;
  tint: string;
  tintLine: string;
  line2: string;
  disabledSurface: string;
  brass: string;
  nav: Tokens['nav'];
  inverse: Tokens['inverse'];
  /** The tints behind success, error and warning. */
  tints: { success: string; error: string; warning: string; info: string };
}

declare module '@mui/material/styles' {
  interface Palette extends Extension {}
  interface PaletteOptions extends Partial<Extension> {}
  interface TypeText {
    /** Hints and the least important labels. */
    tertiary: string;
  }
}

/** The palette that MUI and react-admin expect, with the further colours of the design. */
export function paletteFor(tokens: Tokens): PaletteOptions {
  return {
    mode: tokens.mode,
    primary: {
      main: tokens.primary,
      dark: tokens.primaryHover,
      light: tokens.primaryHover,
      contrastText: tokens.onPrimary,
    },
    secondary: {
      main: tokens.primary,
      dark: tokens.primaryHover,
      light: tokens.primaryHover,
      contrastText: tokens.onPrimary,
    },
    success: { main: tokens.in, dark: tokens.in, light: tokens.in, contrastText: tokens.surface },
    error: { main: tokens.out, dark: tokens.out, light: tokens.out, contrastText: tokens.onOut },
    warning: {
      main: tokens.warning,
      dark: tokens.warning,
      light: tokens.warning,
      contrastText: tokens.surface,
    },
    info: {
      main: tokens.primary,
      dark: tokens.primary,
      light: tokens.primary,
      contrastText: tokens.onPrimary,
    },
    background: { default: tokens.canvas, paper: tokens.surface },
    text: {
      primary: tokens.text,
      secondary: tokens.text2,
      tertiary: tokens.text3,
      disabled: tokens.text3,
    },
    divider: tokens.line,
    action: {
      active: tokens.text2,
      hover: tokens.hover,
      selected: tokens.tint,
      focus: tokens.hover,
      disabled: tokens.text3,
      disabledBackground: tokens.disabled,
      hoverOpacity: 0.06,
      selectedOpacity: 0.1,
    },
    bulkActionsToolbarBackgroundColor: tokens.tint,
    sunken: tokens.sunken,
    field: tokens.field,
    tint: tokens.tint,
    tintLine: tokens.tintLine,
    line2: tokens.line2,
    disabledSurface: tokens.disabled,
    brass: tokens.brass,
    nav: tokens.nav,
    inverse: tokens.inverse,
    tints: {
      success: tokens.inTint,
      error: tokens.outTint,
      warning: tokens.warningTint,
      info: tokens.tint,
    },
  };
}
