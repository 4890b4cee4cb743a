import { expect, test } from 'vitest';
import { instantAt, wallClock } from '../../../../server/platform/time/wall-clock';
import fc from '../../../support/fast-check';

const ZONES = ['America/Sao_Paulo', 'America/Mexico_City', 'Europe/Lisbon', 'Asia/Kolkata', 'UTC'];

test('an instant and its wall clock are converted to each other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (zone, date) => {
        const shown = wallClock(zone, date);
        expect(wallClock(zone, instantAt(zone, shown))).toBe(shown);
      },
    ),
  );
  expect(instantAt('America/Sao_Paulo', '2026-11-20T12:00:00').toISOString()).toBe(
    '2026-11-20T15:00:00.000Z',
  );
});

test('a time that the clocks skip is an instant next to the gap', () => {
  // Lisbon, 29 March 2026: 00:59:59 is followed by 02:00:00.
  const instant = instantAt('Europe/Lisbon', '2026-03-29T01:30:00').getTime();
  expect(Math.abs(instant - Date.parse('2026-03-29T01:00:00Z'))).toBeLessThanOrEqual(3_600_000);
});
