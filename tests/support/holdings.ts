import type { AccessChange, Holdings } from '../../server/engines/grants/change';

interface World {
  groups: readonly (readonly string[])[];
  people: readonly { role: number; establishments: string[]; groups: number[] }[];
}

/** What leads from one state of groups and people to another; who stays as it is is no part of it. */
export function holdingsChange(
  logins: readonly string[],
  groups: readonly number[],
  before: World,
  after: World,
): AccessChange {
  const holdingsOf = (world: World, index: number): Holdings => {
    const { role = 0, establishments = [], groups: held = [] } = world.people[index] ?? {};
    return { reaches: role !== 5, establishments, groups: held };
  };
  return {
    groups: new Map(groups.map((id, index) => [id, after.groups[index] ?? []])),
    people: logins.flatMap((login, index) => {
      const [was, is] = [holdingsOf(before, index), holdingsOf(after, index)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return [{ login, name: login, active: true, before: was, after: is }];
    }),
  };
}
