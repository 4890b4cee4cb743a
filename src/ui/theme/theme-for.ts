import type { Shadows } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { transitions } from './motion';
import { actionOverrides } from './overrides/actions';
import { baseOverrides } from './overrides/base';
import { choiceOverrides } from './overrides/choices';
import { fieldOverrides } from './overrides/fields';
import { messageOverrides } from './overrides/messages';
import { surfaceOverrides } from './overrides/surfaces';
import { tableOverrides } from './overrides/tables';
import { paletteFor } from './palette';
import { DRAWER_WIDTH, MOBILE_BELOW } from './sizes';
import type { Tokens } from './tokens';
import { typography } from './typography';

/** The theme of one set of colours; light and dark differ in nothing else. */
export function themeFor(tokens: Tokens): RaThemeOptions {
  return {
    palette: paletteFor(tokens),
    typography,
    transitions,
    // SHELL-19: mobile up to 999.98 px; `step` is what MUI subtracts, in hundredths.
    breakpoints: { values: { xs: 0, sm: 600, md: MOBILE_BELOW, lg: 1200, xl: 1536 }, step: 2 },
    shape: { borderRadius: 6 },
    shadows: ['none', ...Array.from({ length: 24 }, () => tokens.shadow)] as Shadows,
    sidebar: { width: DRAWER_WIDTH, closedWidth: DRAWER_WIDTH },
    components: {
      ...baseOverrides(tokens),
      ...actionOverrides(tokens),
      ...fieldOverrides(tokens),
      ...choiceOverrides(tokens),
      ...tableOverrides(tokens),
      ...surfaceOverrides(tokens),
      ...messageOverrides(tokens),
    },
  };
}
