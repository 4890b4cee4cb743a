import { useCallback } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Change } from './ConflictNotice';
import { type Faults, RecordForm, type RecordFormOptions } from './RecordForm';
import { RecordFormContext } from './record-form-context';
import { StaleRecordError, useStaleRecord } from './stale-record';
import { useSave } from './use-save';

/** A record as every save of one takes it: with the version that the person has seen. */
interface Versioned extends RaRecord {
  version: number;
}

/** How a form and its record become one another; plain functions, the same at each call. */
export interface RecordShape<Row extends RaRecord, Values extends FieldValues, Difference> {
  /** What the form shows of a record. */
  valuesOf: (record: Row) => Values;
  /** What is saved, of a form over what is stored; its version is added. */
  dataOf: (values: Values, stored: Row) => object;
  /** What differs between two states of the form, in its order. */
  differences: (one: Values, other: Values) => readonly Difference[];
}

interface EditFormProps<Row extends Versioned, Values extends FieldValues, Difference>
  extends RecordFormOptions<Values> {
  shape: RecordShape<Row, Values, Difference>;
  /**
   * The stored record as the person has seen it: as it was loaded or, after a conflict, as the conflict showed it.
   */
  seen: Row;
  onSeen: (record: Row) => void;
  /** A difference in the person's language. */
  describeChange: (difference: Difference) => Change;
  /** Whether it can be saved; where not, what is wrong. */
  validate?: (values: Values, stored: Row) => Faults<Values>;
  /** Asks for a confirmation before the save, where one is needed; resolves to whether to save. */
  confirm?: (values: Values, stored: Row) => boolean | Promise<boolean>;
  onSaved: () => void;
}

/**
 * Changes a record, inside of EditRecord: one save at a time. Errors of the server are shown at the fields or above
 * them. Where a colleague has saved meanwhile, what was typed stays, and the person chooses between the two.
 */
export function EditForm<Row extends Versioned, Values extends FieldValues, Difference>(
  props: EditFormProps<Row, Values, Difference>,
) {
  const { shape, seen, onSeen, describeChange, validate, confirm, onSaved, children, ...options } = props;
  const { valuesOf, dataOf, differences } = shape;
  const context = useEditContext<Row>();
  const { failure, setFailure, isDone, isBusy, submit } = useSave(context, 'update');
  const stale = failure instanceof StaleRecordError ? (failure as StaleRecordError<Row>) : null;
  const stored = stale?.stored ?? seen;
  useStaleRecord<Row>(
    useCallback(
      (there, sent) => differences(valuesOf(there), valuesOf({ ...there, ...sent })).length === 0,
      [differences, valuesOf],
    ),
  );

  const onSubmit = async (values: Values) => {
    if (isBusy()) return undefined;
    if (confirm !== undefined && !(await confirm(values, stored))) return undefined;
    onSeen(stored);
    setFailure(null);
    const data = { ...dataOf(values, stored), version: stored.version } as unknown as Partial<Row>;
    return submit(data, onSaved);
  };

  return (
    <RecordFormContext
      value={{
        changesOf: (values) => differences(valuesOf(seen), values).length,
        saving: context.saving,
        failure: stale === null ? failure : null,
        conflict:
          stale === null
            ? null
            : {
                text: stale.message,
                changes: differences(valuesOf(seen), valuesOf(stale.stored)).map(describeChange),
                values: valuesOf(stale.stored),
                onTaken: () => {
                  onSeen(stale.stored);
                  setFailure(null);
                },
              },
      }}
    >
      <RecordForm<Values>
        {...options}
        initial={valuesOf(seen)}
        validate={validate && ((values) => validate(values, stored))}
        onBegin={() => setFailure((before: unknown) => (before instanceof StaleRecordError ? before : null))}
        onSubmit={onSubmit}
        isDone={isDone}
      >
        {children}
      </RecordForm>
    </RecordFormContext>
  );
}
