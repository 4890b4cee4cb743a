import type { ApiCall } from '../reference/document';
import { curl } from './curl';
import { javascript } from './javascript';
import { openWriters } from './open';
import { python } from './python';
import { type ExampleSetting, exampleRequest } from './request';

const writers = { curl, javascript, python } as const;

/** The language of an example, by its common name. */
export type ExampleLanguage = keyof typeof writers;
export const exampleLanguages: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
};

/** HELP-07: a program that makes a call: it runs when it is pasted into a shell or a file. */
export function exampleIn(language: ExampleLanguage, call: ApiCall, { origin, day }: ExampleSetting): string {
  const request = exampleRequest(call, day);
  // Anybody may read what is neither a token nor asked for with one.
  if (!call.secured && call.method === 'GET') return openWriters[language](request, origin);
  return writers[language](request, call.secured, origin);
}
