import { themeFor } from './theme-for';
import { darkTokens, lightTokens } from './tokens';

export const lightTheme = themeFor(lightTokens);
export const darkTheme = themeFor(darkTokens);
