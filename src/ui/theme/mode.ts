import { useBrowserPreference } from '../use-browser-preference';

export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** The mode (light, dark or that of the device) and its setter: a preference of this browser, like the language. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const [kept, keep] = useBrowserPreference('@theme');
  const mode = kept === 'light' || kept === 'dark' ? kept : 'system';
  return [mode, (chosen) => keep(chosen === 'system' ? null : chosen)];
}
