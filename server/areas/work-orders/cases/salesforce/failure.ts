import { cutToUnits } from '../../../../../contract/text-forms';
import { CaseFailure } from '../case-system';

/** A fault in a reply: its code, and the names of the fields that it concerns. */
interface Fault {
  code: string;
  fields: string[];
}

const CODE = /^\w{1,80}$/;

/** Reads the faults of a reply: a list of `{errorCode, fields}`, or `{error}` from the token endpoint. */
export function faultsIn(text: string): Fault[] {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const word = (value: unknown) => (typeof value === 'string' && CODE.test(value) ? [value] : []);
  try {
    const body: unknown = JSON.parse(text);
    return (Array.isArray(body) ? body : [body]).filter(isObject).flatMap(({ errorCode, error, fields }) =>
      word(errorCode ?? error).map((code) => ({
        code,
        fields: Array.isArray(fields) ? fields.flatMap(word) : [],
      })),
    );
  } catch {
    return [];
  }
}

/** Returns the seconds of a Retry-After header, up to an hour; `null` if it has none. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null || !/^\d{1,9}$/.test(retryAfter.trim())) return null;
  return Math.min(Number(retryAfter), 3600);
}

interface Reply {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** Returns the failure that a reply reports, by its status and its codes. */
export function failureOf({ status, text, retryAfter }: Reply): CaseFailure {
  const faults = faultsIn(text);
  const named = faults.map(({ code, fields }) =>
    fields.length === 0 ? code : `${code} (${fields.join(', ')})`,
  );
  const detail = cutToUnits([String(status), ...named].join(' '), 200);
  const has = (code: string) => faults.some((fault) => fault.code === code);
  const after = secondsOf(retryAfter);
  if (status === 429 || has('REQUEST_LIMIT_EXCEEDED')) return new CaseFailure('limit', detail, after);
  if (status === 401) return new CaseFailure('unauthorized', detail);
  if (status === 300) return new CaseFailure('duplicate', detail);
  if ([408, 502, 503, 504].includes(status)) return new CaseFailure('unreachable', detail, after);
  if (status >= 500 || has('UNABLE_TO_LOCK_ROW')) return new CaseFailure('failed', detail, after);
  if (status >= 400) return new CaseFailure('refused', detail);
  return new CaseFailure('unreachable', detail);
}

/** Returns the failure of a call without a reply: where it stopped, and nothing of its content. */
export function noReply(error: unknown): CaseFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new CaseFailure('unreachable', 'timeout');
  }
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return new CaseFailure('unreachable', typeof code === 'string' && CODE.test(code) ? code : 'no answer');
}
