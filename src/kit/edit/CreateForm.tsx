import { type RaRecord, useCreateContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type Faults, RecordForm, type RecordFormOptions } from './RecordForm';
import { RecordFormContext } from './record-form-context';
import { type Arrived, useLostReply } from './use-lost-reply';
import { useSave } from './use-save';

interface CreateFormProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  /** The form as it opens. */
  initial: Values;
  /** Turns the values of the form into the data of the save. */
  dataOf: (values: Values) => object;
  /** What differs between two states of it. */
  differences: (one: Values, other: Values) => readonly unknown[];
  /** Whether it can be saved; where not, what is wrong. */
  validate?: (values: Values) => Faults<Values>;
  /** Asks for a confirmation before the save, where one is needed; resolves to whether to save. */
  confirm?: (values: Values) => boolean | Promise<boolean>;
  /**
   * Finds the record if an earlier attempt has registered it and only the reply was lost. Pass the same function at
   * each call.
   */
  arrived: Arrived<RaRecord>;
  /** @param saved what the server answered */
  onSaved: (values: Values, saved: RaRecord) => void;
}

/** Registers a record, inside of CreateRecord: one save at a time; what the server refuses stands at its fields or above. */
export function CreateForm<Values extends FieldValues>(props: CreateFormProps<Values>) {
  const { initial, dataOf, differences, validate, confirm, arrived, onSaved, children, ...options } = props;
  const context = useCreateContext();
  const { failure, setFailure, isDone, isBusy, submit } = useSave(context, 'create');
  useLostReply(arrived);

  const onSubmit = async (values: Values) => {
    if (isBusy()) return undefined;
    if (confirm !== undefined && !(await confirm(values))) return undefined;
    return submit(dataOf(values), (saved) => onSaved(values, saved));
  };

  return (
    <RecordFormContext
      value={{
        changesOf: (values) => differences(initial, values).length,
        saving: context.saving,
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
        isDone={isDone}
      >
        {children}
      </RecordForm>
    </RecordFormContext>
  );
}
