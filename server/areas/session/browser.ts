/** What a browser says of itself, without versions: these change every few weeks. `null`: it could not be read. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** In this order: most of them also claim to be one of those below. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  // From the beginning, once: tried at each `Version/`, a long text of them takes the square of its length.
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

/** Reads the user agent header: whatever stands there, something comes out. */
export function browserOf(userAgent: string): Browser {
  return { browser: first(browsers, userAgent), system: first(systems, userAgent) };
}
