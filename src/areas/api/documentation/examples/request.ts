import type { ApiCall } from '../reference/document';

/** A call with everything that it needs except the token. */
export interface ExampleRequest {
  method: string;
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** `null` where there is none, or where it is a file. */
  body: unknown;
  /** Whether the body is a file, sent as bytes. */
  file: boolean;
}

/** The parameters of the examples. */
export interface ExampleSetting {
  /** The origin of the portal, `https://portal.example`. */
  origin: string;
  /** `YYYY-MM-DD`: the day whose rows the examples request. */
  day: string;
}

/** What the two days of a period are called by calls that take no other. */
const PERIOD = ['from', 'to'];

const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * A request that may be sent as it is, with the required parameters, and the day where a parameter takes one, the first
 * of them; both ends of a period that has no days without them. Dates in the document's examples are replaced by the day.
 */
export function exampleRequest({ method, path, parameters, body }: ApiCall, day: string): ExampleRequest {
  const days = parameters.filter(({ date }) => date).map(({ name }) => name);
  const period = days.filter((name) => PERIOD.includes(name));
  return {
    method,
    path: filledPath(path, Object.fromEntries(parameters.map(({ name, example }) => [name, example]))),
    query: (period.length === PERIOD.length ? period : days.slice(0, 1)).map((name) => [name, day] as const),
    body: body === null || body.file ? null : onDay(body.example, day),
    file: body?.file ?? false,
  };
}

/** The path with these values for what varies in it. */
export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

function onDay(value: unknown, day: string): unknown {
  if (typeof value === 'string') return value.replace(DATE, day);
  if (Array.isArray(value)) return value.map((one) => onDay(one, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onDay(one, day)]));
}

/** The path with its query, without the origin. */
export function addressOf({ path, query }: Pick<ExampleRequest, 'path' | 'query'>): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The name that examples use for a file that was downloaded from the portal. */
export const EXAMPLE_FILE = 'relatorio.csv';

/** The environment variables of the API user, so that no file and no shell history contains the secret. */
export const CLIENT_ID = 'COFRE_CLIENT_ID';
export const CLIENT_SECRET = 'COFRE_CLIENT_SECRET';
