import { useRef, useState } from 'react';
import { type RaRecord, type SaveHandler, useNotify } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { useIsRunning } from '../../ui/use-is-running';

interface Saving<Row extends RaRecord> {
  resource: string;
  /** Of react-admin's EditBase or CreateBase. */
  save?: SaveHandler<Row> | undefined;
}

/** What is wrong according to the server, by field. */
type FieldErrors = Readonly<Record<string, string>>;

/** Saves a form, once at a time, and no more once it is saved. */
export function useSave<Row extends RaRecord>({ resource, save }: Saving<Row>, action: 'create' | 'update') {
  const isRunning = useIsRunning(resource, action);
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>(null);
  const done = useRef(false);
  return {
    /** Why the last attempt failed; `null`: it did not. */
    failure,
    setFailure,
    isDone: () => done.current,
    /**
     * Whether a save is under way, or has succeeded and the page is about to leave: a second click does nothing then.
     */
    isBusy: () => done.current || isRunning(),
    /** @returns what the server refuses, where it refuses single fields */
    submit: async (data: Partial<Row>, onSaved: (saved: Row) => void): Promise<FieldErrors | undefined> => {
      const refused = await save?.(data, {
        onSuccess: (saved: Row) => {
          done.current = true;
          onSaved(saved);
        },
        onError: (error: unknown) => {
          setFailure(error);
          // ERR-05: a forbidden save is reported by a snackbar as well, because nothing in the form can be corrected.
          if (error instanceof PortalError && error.status === 403) notify(error.message, { type: 'error' });
        },
      });
      return refused as FieldErrors | undefined;
    },
  };
}
