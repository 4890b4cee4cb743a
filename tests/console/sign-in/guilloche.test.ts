import { expect, test } from 'vitest';
import { guilloche } from '../../../src/sign-in/guilloche';

const shape = {
  centre: [100, 200],
  radius: 80,
  amplitude: 10,
  swell: 4,
  lobes: 12,
  waves: 24,
  lines: 3,
  reach: Math.PI / 2,
} as const;

const points = [...guilloche(shape).matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)].map(([, command, x, y]) => ({
  command,
  distance: Math.hypot(Number(x) - 100, Number(y) - 200),
}));

test('the line-work has the requested number of lines and stays in its band', () => {
  expect(points.filter(({ command }) => command === 'M')).toHaveLength(3);
  const distances = points.map(({ distance }) => distance);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(80 - 14.1);
  expect(Math.max(...distances)).toBeLessThanOrEqual(80 + 14.1);
  expect(Math.max(...distances) - Math.min(...distances)).toBeGreaterThan(24);
});
