import { afterAll, beforeAll, describe } from 'vitest';

/**
 * Where machines stand: ahead of UTC with a whole day that never was (Apia, 30 December 2011), behind UTC with a
 * midnight that the clocks leapt over (Sao Paulo, 4 November 2018), and at UTC. Apia comes first: the console asks a
 * device once for its zone, and that of the network would hide that it was asked.
 */
const ZONES = ['Pacific/Apia', 'America/Sao_Paulo', 'UTC'];

/** Days at which those zones are odd, and the ends of months and years. */
export const ODD_DAYS = [
  '2018-11-03',
  '2018-11-04',
  '2018-11-05',
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2024-02-29',
  '2026-12-31',
];

/** The same tests with the clock of the machine in each of three zones: what is reckoned with days must not notice. */
export function inEveryZone(tests: () => void): void {
  describe.each(ZONES)('on a machine in %s', (zone) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
      const taken = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (taken !== zone) throw new Error(`The machine's zone is ${taken} still`);
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    tests();
  });
}
