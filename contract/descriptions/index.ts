import type * as calls from '../calls';
import { machines } from './machines';
import { records } from './records';
import { reports } from './reports';
import { session } from './session';
import { work } from './work';

/** What documents say of a call beside its summary, by its name; the calls of the API bring theirs themselves. */
export const descriptions: Readonly<Record<string, string>> = {
  ...session,
  ...reports,
  ...records,
  ...work,
  ...machines,
} satisfies Partial<Record<keyof typeof calls, string>>;
