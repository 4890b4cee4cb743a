import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { useThemeMode } from './mode';
import { darkTheme, lightTheme } from './themes';

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };

/** Light or dark, as the person chose or the device has it. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  // What the page itself has drawn follows (src/first-sight).
  useEffect(() => {
    document.documentElement.dataset.theme = chosen;
  }, [chosen]);
  return (
    <ThemeProvider theme={themes[chosen]}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
