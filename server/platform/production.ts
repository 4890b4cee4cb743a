import { isIP } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { plainNetwork } from './http/networks';

/** What in production is a slip rather than a wish: the server does not start with it. */
interface Values {
  PORTAL_ROBOT_CHECK: boolean;
  PORTAL_SECRET?: readonly string[] | undefined;
  PORTAL_FEED_KEY: readonly string[];
  PORTAL_METRICS_KEY: readonly string[];
  PORTAL_DEMO?: 'on' | 'off' | 'public' | undefined;
  PORTAL_PUBLIC_URL?: string | undefined;
  PORTAL_TRUST_PROXY?: readonly string[] | undefined;
}

/** Returns what is wrong with variables in production, by variable. */
export function productionProblems(values: Values): [keyof Values, string][] {
  const problems: [keyof Values, string][] = [];
  if (!values.PORTAL_ROBOT_CHECK) problems.push(['PORTAL_ROBOT_CHECK', 'cannot be off in production']);
  if (values.PORTAL_SECRET === undefined) problems.push(['PORTAL_SECRET', 'is required in production']);
  for (const name of ['PORTAL_SECRET', 'PORTAL_FEED_KEY', 'PORTAL_METRICS_KEY'] as const) {
    if (values[name]?.some(isGuessable))
      problems.push([name, 'holds a key that can be guessed: make one with `openssl rand -base64 48`']);
  }
  if (values.PORTAL_DEMO === 'on') {
    problems.push([
      'PORTAL_DEMO',
      'cannot be on in production, because everybody knows the password of the demo people; public says that everybody may sign in with it',
    ]);
  }
  if (values.PORTAL_PUBLIC_URL?.startsWith('https:') && values.PORTAL_TRUST_PROXY === undefined) {
    problems.push([
      'PORTAL_TRUST_PROXY',
      'is required beside a PORTAL_PUBLIC_URL that begins with https, because something in front of the server ends TLS: without its address everybody is one address, and thirty wrong passwords close the portal for all',
    ]);
  }
  return problems;
}

/** The fewest different characters of a key: one of random characters has more. */
const DIFFERENT = 8;

/** A repetition is packed to less than this part of itself. */
const MOST_PACKED = 0.6;

/** Tells whether a key consists of few characters, of parts that are repeated, or of rows as `abcdef` is one. */
function isGuessable(key: string): boolean {
  const bytes = Buffer.from(key);
  const steps = Buffer.from(bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0)));
  return new Set(key).size < DIFFERENT || isRepetitive(bytes) || isRepetitive(steps);
}

/** With fixed codes nothing is gained from few kinds of characters, as hexadecimal digits are, but from repetition alone. */
const isRepetitive = (bytes: Buffer): boolean =>
  deflateRawSync(bytes, { strategy: constants.Z_FIXED }).length < bytes.length * MOST_PACKED;

/** The widest networks of a deployment's own: 10.0.0.0/8, fc00::/7. */
const FEWEST_BITS = { 4: 8, 6: 7 } as const;

/** Whether an entry of PORTAL_TRUST_PROXY is wider than any network of one's own, as 0.0.0.0/0 is. */
export function isTooWide(entry: string): boolean {
  const [address = '', bits] = plainNetwork(entry).split('/');
  const version = isIP(address);
  return bits !== undefined && version !== 0 && Number(bits) < FEWEST_BITS[version as 4 | 6];
}
