import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { PortalError } from '../../portal/error';

/** What became of a save. */
export type Failure<Row> =
  /** Somebody else was faster; `stored` is what is there now. */
  | { kind: 'conflict'; text: string; stored: Row }
  /** Anything else, with the texts of the fields that the server refuses. */
  | { kind: 'failed'; error: unknown; fields: Readonly<Record<string, string>> };

interface SaveOptions<Row extends RaRecord> {
  resource: string;
  /** Whether a stored record holds what was sent: then the save had arrived, only its answer had not. */
  holds: (stored: Row, sent: Partial<Row>) => boolean;
  onSaved: () => void;
}

/** Saves a record, one save at a time: a second click while the first is on its way does nothing. */
export function useSave<Row extends RaRecord>({ resource, holds, onSaved }: SaveOptions<Row>) {
  const provider = useDataProvider();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure<Row> | null>(null);
  const busy = useRef(false);

  const attempt = async (previous: Row, sent: Partial<Row>): Promise<Failure<Row> | null> => {
    try {
      await provider.update<Row>(resource, { id: previous.id, data: sent, previousData: previous });
      return null;
    } catch (error) {
      if (error instanceof PortalError && error.status === 409) {
        const { data: stored } = await provider.getOne<Row>(resource, { id: previous.id });
        return holds(stored, sent) ? null : { kind: 'conflict', text: error.message, stored };
      }
      // ERR-05: what one may not save is said in passing; there is nothing to mend in the form.
      if (error instanceof PortalError && error.status === 403) notify(error.message, { type: 'error' });
      return { kind: 'failed', error, fields: error instanceof PortalError ? error.fields : {} };
    }
  };

  const save = async (previous: Row, sent: Partial<Row>): Promise<Failure<Row> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const result = await attempt(previous, sent).catch(
      (error: unknown): Failure<Row> => ({ kind: 'failed', error, fields: {} }),
    );
    busy.current = false;
    setSaving(false);
    setFailure(result);
    if (result === null) onSaved();
    return result;
  };

  return {
    save,
    saving,
    failure,
    forget: () => setFailure(null),
    /** Another try begins: what was said of the last one holds no longer, but for a conflict that is still open. */
    begin: () => setFailure((before) => (before?.kind === 'failed' ? null : before)),
  };
}
