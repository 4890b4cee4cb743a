import type { Db } from '../../server/platform/db/connections';
import { addUser } from './network';

/** How many report viewers of each zone there are, for one test or a few that go together. */
export const zones = { A: 12, B: 12, C: 3, D: 3, E: 3, F: 3, G: 3, H: 3, I: 3 } as const;
export type Zone = keyof typeof zones;

/** Zone C 1 has one establishment alone, all others have 0001 and 0002. */
export async function addZones(db: Db): Promise<void> {
  for (const [index, [zone, many]] of Object.entries(zones).entries()) {
    for (let number = 1; number <= many; number += 1) {
      await addUser(db, {
        login: String(30_000_700 + index * 20 + number),
        name: `Zona ${zone} ${String(number).padStart(2, '0')}`,
        role: 3,
        establishments: zone === 'C' && number === 1 ? ['0001'] : ['0001', '0002'],
      });
    }
  }
}
