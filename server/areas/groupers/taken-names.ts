import type { Verdict } from '../../engines/imports/target';

/** The part of a row that concerns names. */
export interface NamedRow {
  /** The group; absent: a new one, or one that does not exist. */
  id: number | undefined;
  /** The new name, in the form in which names are compared; absent: the group keeps its name. */
  name: string | undefined;
  /** The group that has this name now. */
  holder: number | undefined;
}

/**
 * Refuses names that another group keeps. A group that is renamed in the same file does not keep its name, so that two
 * may swap theirs; but a row with errors is not imported, and its group keeps its name.
 * @param rows in the order of the file; except for rows with errors, each group and each name occurs once
 * @param verdicts by row, without regard to names that others have
 * @param refusal the verdict of a row whose name is taken
 */
export function assertNotTaken<Plan>(
  rows: readonly NamedRow[],
  verdicts: readonly Verdict<Plan>[],
  refusal: Verdict<Plan>,
): Verdict<Plan>[] {
  const result = [...verdicts];
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
  /** The row that needs the present name of a group, by the id of the group. */
  const waiting = new Map<number, number>();
  const refuse = (first: number) => {
    for (let place: number | undefined = first; place !== undefined; ) {
      if (result[place]?.state !== 'error') result[place] = refusal;
      const id: number | undefined = rows[place]?.id;
      const next: number | undefined = id === undefined ? undefined : waiting.get(id);
      if (id !== undefined) waiting.delete(id);
      place = next;
    }
  };
  for (const [place, { id, name, holder }] of rows.entries()) {
    if (id !== undefined && name !== undefined && holder !== undefined && holder !== id) {
      waiting.set(holder, place);
    }
  }
  for (const [holder, place] of waiting) {
    const giver = placeOf.get(holder);
    const given = giver === undefined ? undefined : rows[giver];
    const gives = given?.name !== undefined && given.name !== rows[place]?.name;
    if (!gives || giver === undefined || result[giver]?.state === 'error') refuse(place);
  }
  return result;
}
