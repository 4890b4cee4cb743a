import { exampleRequest, filledPath } from '../examples/request';
import type { ApiCall } from '../reference/document';
import type { TrialRequest } from './send';

/** The values in the form of a call. */
interface CallValues {
  parameters: Readonly<Record<string, string>>;
  body: string;
  /** The body, for a call that takes a file. */
  file: Blob | null;
  accept: string;
}

export function valuesOf(call: ApiCall, day: string): CallValues {
  const { query, body } = exampleRequest(call, day);
  return {
    parameters: Object.fromEntries([
      ...call.parameters.filter(({ inPath }) => inPath).map(({ name }) => [name, ''] as const),
      ...query,
    ]),
    body: body === null ? '' : JSON.stringify(body, null, 2),
    file: null,
    accept: call.forms[0] ?? 'application/json',
  };
}

/** Required fields that are empty. */
export const missingOf = (call: ApiCall, { parameters }: CallValues): string[] =>
  call.parameters
    .filter(({ name, required }) => required && (parameters[name] ?? '').trim() === '')
    .map(({ name }) => name);

/** The problem of the body. It is checked here, because the server would refuse invalid JSON without saying where. */
export function bodyProblem(call: ApiCall, { body, file }: CallValues): 'noJson' | 'missing' | null {
  if (call.body === null) return null;
  if (call.body.file) return file === null ? 'missing' : null;
  return isJson(body) ? null : 'noJson';
}

function isJson(text: string): boolean {
  try {
    // A bundler may drop the call where nobody uses what it returns, as it takes it for one without effects.
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

export function requestOf(call: ApiCall, { parameters, body, file, accept }: CallValues): TrialRequest {
  const query = call.parameters.flatMap(({ name, many, inPath }) => {
    if (inPath) return [];
    const typed = (parameters[name] ?? '').trim();
    const values = many ? typed.split(/[\s,;]+/) : [typed];
    return values.filter((value) => value !== '').map((value) => [name, value] as const);
  });
  const sent = call.body === null ? null : call.body.file ? file : body;
  return { method: call.method, path: filledPath(call.path, parameters), query, body: sent, accept };
}
