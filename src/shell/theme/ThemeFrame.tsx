import CssBaseline from '@mui/material/CssBaseline';
import { createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
// That of @mui/material adds what themes of CSS variables need, on the way to the first rows.
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useThemeMode } from './mode';
import { themeFor } from './theme-for';
import { darkTokens, lightTokens } from './tokens';

/** Light or dark, as the person chose or the device has it. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  // One of the two: making a theme is work that the first sight waits for.
  const theme = useMemo(() => createTheme(themeFor(chosen === 'dark' ? darkTokens : lightTokens)), [chosen]);
  // What the page itself has drawn follows (src/first-sight).
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
