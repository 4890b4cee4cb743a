import type * as calls from '../calls';
import { machines } from './machines';
import { records } from './records';
import { reports } from './reports';
import { session } from './session';
import { work } from './work';

/** The descriptions of calls for documents, by the name of the call; the calls of the API have their own. */
export const descriptions: Readonly<Record<string, string>> = {
  ...session,
  ...reports,
  ...records,
  ...work,
  ...machines,
} satisfies Partial<Record<keyof typeof calls, string>>;
