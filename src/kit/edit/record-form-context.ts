import { createContext, useContext } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { Change } from './ConflictNotice';

/** What the parts of a form know of it. */
interface RecordFormState {
  /** How many of its fields differ from what is stored. */
  changesOf: (values: never) => number;
  /** Whether it is on its way to the server. */
  saving: boolean;
  /** Why the last attempt failed, where it was no conflict; `null`: it did not. */
  failure: unknown;
  /** A colleague has saved meanwhile: what the server says of it, and what changed. */
  conflict: Conflict | null;
}

interface Conflict {
  text: string;
  changes: readonly Change[];
  /** The values of the stored record, and what to call when they have replaced what was typed. */
  values: FieldValues;
  onTaken: () => void;
}

export const RecordFormContext = createContext<RecordFormState>({
  changesOf: () => 0,
  saving: false,
  failure: null,
  conflict: null,
});

export const useRecordForm = () => useContext(RecordFormContext);

/** How many fields differ from what is stored. A component that uses this is drawn anew with each letter. */
export function useChanges(): number {
  const { changesOf } = useRecordForm();
  return changesOf(useWatch());
}
