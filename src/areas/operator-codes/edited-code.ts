import { nameProblem } from '../../../contract/operator-code-rules';
import type { CodeRecord } from './code';

/** The values in the form of a code; its establishment and the code itself cannot be changed. */
export interface EditedCode {
  name: string;
  status: boolean;
  /** Another name corrects the spelling, and does not hold from now on alone. */
  correcao: boolean;
}

export const editedFields = ['name', 'status'] as const;

export const valuesOf = ({ name, status }: CodeRecord): EditedCode => ({ name, status, correcao: false });

export interface Difference {
  field: (typeof editedFields)[number];
  before: string | boolean;
  after: string | boolean;
}

export const differences = (one: EditedCode, other: EditedCode): Difference[] =>
  editedFields.flatMap((field) => {
    const [before, after] = [trimmed(one[field]), trimmed(other[field])];
    return before === after ? [] : [{ field, before, after }];
  });

const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** OPC-12: the problems of the form; establishment and code are always present. */
export function faultsOfEdited({ name }: EditedCode): { name?: string } {
  const problem = name.trim() === '' ? 'required' : nameProblem(name);
  return problem === null ? {} : { name: `operatorCodes.problems.${problem}` };
}
