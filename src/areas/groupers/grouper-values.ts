import { type GrouperProblems, grouperProblems } from '../../../contract/groupers';
import type { RecordShape } from '../../kit/edit/EditForm';
import type { EditedGrouper } from './grouper';

/** The values in the form of a grouper. */
export interface GrouperValues {
  name: string;
  /** The codes of the establishments, as the selector has them. */
  ecs: readonly string[];
}

export const newGrouper: GrouperValues = { name: '', ecs: [] };

/** The fields in the order of the form. */
export const grouperFields = ['name', 'ecs'] as const;

interface Difference {
  field: keyof GrouperValues;
  before: readonly string[];
  after: readonly string[];
}

/** GRP-12: the data that the form saves. */
export const dataOf = ({ name, ecs }: GrouperValues) => ({
  name: name.trim(),
  ecs: ecs.map((cdEc) => ({ cdEc })),
});

/** The differences between two states of the form. The order in which establishments were chosen does not count. */
export function differences(one: GrouperValues, other: GrouperValues): Difference[] {
  const sides = [
    { field: 'name', before: [one.name.trim()], after: [other.name.trim()] },
    { field: 'ecs', before: one.ecs.toSorted(), after: other.ecs.toSorted() },
  ] as const;
  return sides.filter(({ before, after }) => before.join('\n') !== after.join('\n'));
}

export const grouperShape: RecordShape<EditedGrouper, GrouperValues, Difference> = {
  valuesOf: ({ name, escopoAcessoEC, ...sent }) => ({
    name,
    // After a conflict with the save of another person, the data that was sent is compared with the present record.
    ecs:
      'ecs' in sent
        ? (sent.ecs as { cdEc: string }[]).map(({ cdEc }) => cdEc)
        : escopoAcessoEC.map(({ id }) => id),
  }),
  dataOf,
  differences,
};

/** GRP-07: the problems of the form, by field; empty where it can be saved. */
export function grouperFaults(
  { name, ecs }: GrouperValues,
  kept?: string,
): Partial<Record<keyof GrouperValues, string>> {
  const problems: GrouperProblems = grouperProblems({ name: name.trim(), ecs }, kept);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `groupers.problems.${problem}`]),
  );
}
