import CssBaseline from '@mui/material/CssBaseline';
import { createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
// The one of @mui/material adds code for themes of CSS variables, which would delay the first rows.
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useThemeMode } from './mode';
import { themeFor } from './theme-for';
import { darkTokens, lightTokens } from './tokens';

/** Applies the light or the dark theme, as the person chose or the device is set. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  // Only the chosen theme is made, because making one takes time that the first sight waits for.
  const theme = useMemo(() => createTheme(themeFor(chosen === 'dark' ? darkTokens : lightTokens)), [chosen]);
  // The markup that the page starts with follows the attribute (src/first-sight).
  useEffect(() => {
    document.documentElement.dataset.theme = chosen;
  }, [chosen]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
