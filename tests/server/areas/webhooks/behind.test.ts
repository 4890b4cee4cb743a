import { expect, test } from 'vitest';
import { isBehind } from '../../../../server/areas/webhooks/days/behind';

const DAY = 20_000;
const weeks = (count: number, hour: number) =>
  Array.from({ length: count }, (_, index) => (DAY - 7 * (count - index)) * 24 + hour);
const SIX = (DAY + 1) * 24 + 6;

test.each([
  ['as late as ever', [...weeks(10, 21), DAY * 24 + 21], false],
  ['three hours earlier', [...weeks(10, 21), DAY * 24 + 18], false],
  ['four hours earlier', [...weeks(10, 21), DAY * 24 + 17], true],
  ['not at all', weeks(10, 21), true],
  ['early, but a later day has begun', [...weeks(10, 21), DAY * 24 + 9, (DAY + 1) * 24 + 5], false],
  ['early, and a clock has run ahead', [...weeks(10, 21), DAY * 24 + 9, (DAY + 1) * 24 + 9], true],
  ['early, with three such days known', [...weeks(3, 21), DAY * 24 + 9], false],
  ['not at all, on a weekday on which nobody opens', [(DAY - 70) * 24, ...weeks(1, -20)], false],
  ['in a network without a past', [], false],
])('a day that ended %s', (_what, hours, behind) => {
  expect(isBehind(hours, DAY, SIX)).toBe(behind);
});
