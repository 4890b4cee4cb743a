import type { ApiCall } from '../reference/document';

/** A call with everything that it needs but the token. */
export interface ExampleRequest {
  method: string;
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** `null`: none, or a file. */
  body: unknown;
  /** Whether it is a file, as the bytes that it is. */
  file: boolean;
}

/** What examples are made for. */
export interface ExampleSetting {
  /** Where the portal is, `https://portal.example`. */
  origin: string;
  /** `YYYY-MM-DD`: the day of which rows are asked for. */
  day: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * A request of a call that may be sent as it is: what has to be there, and the day, where there is one to name. Dates
 * of the document's examples become the day.
 */
export function exampleRequest({ method, path, parameters, body }: ApiCall, day: string): ExampleRequest {
  return {
    method,
    path,
    query: parameters.filter(({ date }) => date).map(({ name }) => [name, day] as const),
    body: body === null || body.file ? null : onDay(body.example, day),
    file: body?.file ?? false,
  };
}

function onDay(value: unknown, day: string): unknown {
  if (typeof value === 'string') return value.replace(DATE, day);
  if (Array.isArray(value)) return value.map((one) => onDay(one, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onDay(one, day)]));
}

/** The address with its query, as it stands behind the origin. */
export function addressOf({ path, query }: Pick<ExampleRequest, 'path' | 'query'>): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What examples call a file that was downloaded from the portal. */
export const EXAMPLE_FILE = 'relatorio.csv';

/** What programs read the API user from: neither a file nor a history holds the secret then. */
export const CLIENT_ID = 'COFRE_CLIENT_ID';
export const CLIENT_SECRET = 'COFRE_CLIENT_SECRET';
