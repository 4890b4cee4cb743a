import { useRef, useState } from 'react';
import { type RaRecord, useCreateContext, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { PortalError } from '../../portal/error';
import { useIsRunning } from '../use-is-running';
import { type Faults, RecordForm, type RecordFormOptions } from './RecordForm';
import { RecordFormContext } from './record-form-context';
import { type Arrived, useLostAnswer } from './use-lost-answer';

interface CreateFormProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  /** The form as it opens. */
  initial: Values;
  /** What is saved of it. */
  dataOf: (values: Values) => object;
  /** What differs between two states of it. */
  differences: (one: Values, other: Values) => readonly unknown[];
  /** Whether it can be saved; where not, what is wrong. */
  validate?: (values: Values) => Faults<Values>;
  /** The record, where an earlier try had registered it and only its answer was lost; the same function at each call. */
  arrived: Arrived<RaRecord>;
  onSaved: (values: Values) => void;
}

/** Registers a record, inside of CreateRecord: one save at a time; what the server refuses stands at its fields or above. */
export function CreateForm<Values extends FieldValues>(props: CreateFormProps<Values>) {
  const { initial, dataOf, differences, validate, arrived, onSaved, children, ...options } = props;
  const { resource, save, saving } = useCreateContext();
  const isRunning = useIsRunning(resource, 'create');
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>(null);
  const done = useRef(false);
  useLostAnswer(arrived);

  const onSubmit = async (values: Values) => {
    if (done.current || isRunning()) return undefined;
    const refused = await save?.(dataOf(values), {
      onSuccess: () => {
        done.current = true;
        onSaved(values);
      },
      onError: (error: unknown) => {
        setFailure(error);
        // ERR-05: what one may not save is said in passing; there is nothing to mend in the form.
        if (error instanceof PortalError && error.status === 403) notify(error.message, { type: 'error' });
      },
    });
    return refused as Readonly<Record<string, string>> | undefined;
  };

  return (
    <RecordFormContext
      value={{
        changesOf: (values) => differences(initial, values).length,
        saving,
        failure,
        conflict: null,
      }}
    >
      <RecordForm<Values>
        {...options}
        initial={initial}
        validate={validate}
        onBegin={() => setFailure(null)}
        onSubmit={onSubmit}
        isDone={() => done.current}
      >
        {children}
      </RecordForm>
    </RecordFormContext>
  );
}
