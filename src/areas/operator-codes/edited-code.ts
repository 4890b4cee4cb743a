import { nameProblem } from '../../../contract/operator-code-rules';
import type { CodeRecord } from './code';

/** What the form of a code holds; its shop and the code itself are not the person's to change. */
export interface EditedCode {
  name: string;
  status: boolean;
}

export const editedFields = ['name', 'status'] as const;

export const valuesOf = ({ name, status }: CodeRecord): EditedCode => ({ name, status });

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

/** OPC-12: establishment and code are there always. */
export function faultsOfEdited({ name }: EditedCode): { name?: string } {
  const problem = name.trim() === '' ? 'required' : nameProblem(name);
  return problem === null ? {} : { name: `operatorCodes.problems.${problem}` };
}
