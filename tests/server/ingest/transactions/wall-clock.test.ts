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

test('a time that the clocks skip is the first moment after the gap', () => {
  // Lisbon, 29 March 2026: 00:59:59 is followed by 02:00:00.
  for (const skipped of ['01:00:00', '01:30:00', '01:59:59'])
    expect(instantAt('Europe/Lisbon', `2026-03-29T${skipped}`).toISOString()).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  // Midnight itself, in Sao Paulo of 2018; and a day that Apia never had.
  expect(instantAt('America/Sao_Paulo', '2018-11-04T00:00:00').toISOString()).toBe(
    '2018-11-04T03:00:00.000Z',
  );
  expect(instantAt('Pacific/Apia', '2011-12-30T12:00:00').toISOString()).toBe('2011-12-30T10:00:00.000Z');
});
