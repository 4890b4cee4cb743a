import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { FormFaults } from './FormFaults';
import { useRecordForm } from './record-form-context';
import { UnsavedGuard } from './UnsavedGuard';

/** What is wrong, by field: a key of the catalogues, or a text of the server. The first takes the focus. */
export type Faults<Values> = Partial<Record<keyof Values & string, string>>;

/** What every form of a record says of itself. */
export interface RecordFormOptions<Values extends FieldValues> {
  /** Its fields in their order: of what the server refuses the first one takes the focus. */
  fields: readonly (keyof Values & string)[];
  /** Returns the field of the form for a field that the server refuses, where the two names differ. */
  fieldOf?: (refused: string) => string;
  /** Whether a snackbar says as well that there is something wrong, for as long as there is (USR-45). */
  announced?: boolean;
  /**
   * When a faulty field is validated again: with each change of it, which is the default, or only with the next save.
   */
  reValidateMode?: 'onChange' | 'onSubmit';
  /** Of the form element. */
  sx?: SxProps<Theme>;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

interface RecordFormProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  /** What it shows at first. */
  initial: Values;
  validate: ((values: Values) => Faults<Values>) | undefined;
  /** Called when another attempt to save begins. */
  onBegin: () => void;
  /** @returns what the server refuses, by its own names */
  onSubmit: (values: Values) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Whether it was saved: then nothing is lost any more. */
  isDone: () => boolean;
}

/**
 * react-admin's form in our frame: what was not saved is asked about before it is left, the first field that is refused
 * takes the focus, and what the server refuses stands at its fields. EditForm and CreateForm save.
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { fields, fieldOf = lastPart, announced = false, reValidateMode = 'onChange' } = props;
  const { validate, onBegin, onSubmit, isDone, sx, onKeyDown, children } = props;
  const [initial] = useState(props.initial);
  const isPressed = useRef(false);
  const address = usePlainAddress();
  if (address !== null) return address;

  const validateDrawn = async (values: FieldValues) => {
    // All faults are drawn at once, and the pressed button does not wait for them.
    if (isPressed.current) await new Promise((resolve) => setTimeout(resolve));
    isPressed.current = false;
    return validate?.(values as Values) ?? {};
  };

  const submit = async (values: FieldValues) => {
    const refused = await onSubmit(values as Values);
    if (refused === undefined) return undefined;
    const byField = new Map(Object.entries(refused).map(([name, text]) => [fieldOf(name), text]));
    const known = fields.flatMap((field) => (byField.has(field) ? [[field, byField.get(field)]] : []));
    return Object.fromEntries(known);
  };
  return (
    <Box
      sx={{ display: 'contents', '& > form': sx } as SxProps<Theme>}
      onSubmitCapture={() => {
        isPressed.current = true;
        onBegin();
      }}
      onKeyDown={onKeyDown}
    >
      <Form
        record={initial}
        {...(validate && { validate: validateDrawn })}
        onSubmit={submit}
        reValidateMode={reValidateMode}
        noValidate
        // FormFaults moves the focus and reports the faults.
        shouldFocusError={false}
        disableInvalidFormNotification
      >
        {children}
        <FormFaults announced={announced} />
        <Guard isDone={isDone} />
      </Form>
    </Box>
  );
}

const lastPart = (path: string): string => path.split('.').at(-1) ?? path;

function Guard({ isDone }: Pick<RecordFormProps<FieldValues>, 'isDone'>) {
  const { getValues } = useFormContext();
  const { changesOf } = useRecordForm();
  return <UnsavedGuard when={() => !isDone() && changesOf(getValues() as never) > 0} />;
}

/**
 * react-admin fills a form from `?source={…}`. A link that anybody can send must not fill in what a person then saves: the
 * address is replaced by itself without it.
 */
function usePlainAddress(): ReactNode {
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  if (!parameters.has('source')) return null;
  parameters.delete('source');
  return <Navigate to={{ pathname, search: parameters.toString() }} state={state} replace />;
}
