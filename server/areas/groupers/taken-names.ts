import type { Verdict } from '../../platform/imports/target';

/** What a row says of its group, as far as names go. */
export interface NamedRow {
  /** The group; absent: a new one, or none that there is. */
  id: number | undefined;
  /** The name that it is to have, as names are compared; absent: the one it has. */
  name: string | undefined;
  /** The group that has this name now. */
  holder: number | undefined;
}

/**
 * Refuses names that another group keeps. One that gives its name up in the same file does not keep it, so that two may
 * swap theirs; but a row with errors is not imported, and gives up nothing.
 * @param rows in the order of the file, none of them about the same group or name as another but for errors
 * @param verdicts by row, as they are without regard to names that others have
 * @param refusal of a row whose name is taken
 */
export function refuseTaken<Plan>(
  rows: readonly NamedRow[],
  verdicts: readonly Verdict<Plan>[],
  refusal: Verdict<Plan>,
): Verdict<Plan>[] {
  const result = [...verdicts];
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
  /** The row that waits for the name of a group. */
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
