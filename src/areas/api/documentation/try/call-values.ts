import { exampleRequest } from '../examples/request';
import type { ApiCall } from '../reference/document';
import type { TriedRequest } from './send';

/** What the form of a call holds. */
export interface CallValues {
  parameters: Readonly<Record<string, string>>;
  body: string;
  /** For a call that takes one. */
  file: Blob | null;
  accept: string;
}

export function valuesOf(call: ApiCall, day: string): CallValues {
  const { query, body } = exampleRequest(call, day);
  return {
    parameters: Object.fromEntries(query),
    body: body === null ? '' : JSON.stringify(body, null, 2),
    file: null,
    accept: call.forms[0] ?? 'application/json',
  };
}

/** Fields that have to be there and are not. */
export const missingOf = (call: ApiCall, { parameters }: CallValues): string[] =>
  call.parameters
    .filter(({ name, required }) => required && (parameters[name] ?? '').trim() === '')
    .map(({ name }) => name);

/** What is wrong with the body: what is no JSON would be refused without a word on where. */
export function bodyProblem(call: ApiCall, { body, file }: CallValues): 'noJson' | 'missing' | null {
  if (call.body === null) return null;
  if (call.body.file) return file === null ? 'missing' : null;
  return isJson(body) ? null : 'noJson';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function requestOf(call: ApiCall, { parameters, body, file, accept }: CallValues): TriedRequest {
  const query = call.parameters.flatMap(({ name, many }) => {
    const typed = (parameters[name] ?? '').trim();
    const values = many ? typed.split(/[\s,;]+/) : [typed];
    return values.filter((value) => value !== '').map((value) => [name, value] as const);
  });
  const sent = call.body === null ? null : call.body.file ? file : body;
  return { method: call.method, path: call.path, query, body: sent, accept };
}
