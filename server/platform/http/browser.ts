/** The names of a browser and its system, without versions, which change every few weeks. `null`: unknown. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** The order matters: most browsers also claim to be one of those below. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  // It is anchored at the start: otherwise a long text of many `Version/` would take quadratic time.
  [/^(?=[^]*\bVersion\/)[^]*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Reads the user agent header. It never fails, whatever the header contains. */
export function browserOf(userAgent: string): Browser {
  return { browser: first(browsers, userAgent), system: first(systems, userAgent) };
}

const UNKNOWN = '?';

/** A browser and its system in one column: `Firefox / Linux`. */
export function browserText(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  return `${browser ?? UNKNOWN} / ${system ?? UNKNOWN}`;
}

/** Reads such a column. */
export function browserIn(text: string | null): Browser {
  const [browser, system] = (text ?? '').split(' / ').map((name) => (name === UNKNOWN ? null : name));
  return { browser: browser || null, system: system ?? null };
}
