import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { retention, retentionSettings } from '../../../../server/platform/retention/settings';

const daysOf = (PORTAL_RETENTION?: string) =>
  readConfig(PORTAL_RETENTION === undefined ? {} : { PORTAL_RETENTION }).of(retentionSettings);

const names = Object.keys(retention) as (keyof typeof retention)[];

describe('how long what is kept', () => {
  test('is what the product says, where the deployment says nothing', () => {
    expect(daysOf()).toEqual(Object.fromEntries(names.map((name) => [name, retention[name].days])));
  });

  test('is what the deployment says of what it names, and of nothing else', () => {
    expect(daysOf(' sessions = 60, security_events=7 ')).toEqual({
      ...daysOf(),
      sessions: 60,
      security_events: 7,
    });
  });

  test.each(names)('of %s may be each of its bounds, and nothing beyond them', (name) => {
    const { least, most } = retention[name];
    expect([daysOf(`${name}=${least}`)[name], daysOf(`${name}=${most}`)[name]]).toEqual([least, most]);
    for (const days of [least - 1, most + 1])
      expect(() => daysOf(`${name}=${days}`)).toThrow(
        `PORTAL_RETENTION is "${name}=${days}": says of ${name} what is no whole number of days from ${least} to ${most}`,
      );
  });

  test.each([
    ['audit=30', 'names "audit", which is none of sessions, calls,'],
    ['constructor=30', 'names "constructor", which is none of'],
    ['sessions=60,', 'names "", which is none of'],
    ['calls=30,sessions=60,calls=40', 'names calls twice'],
    ['bulk', 'says of bulk what is no whole number of days from 30 to 3653'],
    ['bulk=', 'says of bulk what is no whole number'],
    ['bulk=ten', 'says of bulk what is no whole number'],
    ['bulk=1.5', 'says of bulk what is no whole number'],
    ['bulk=-1', 'says of bulk what is no whole number'],
    ['bulk=1e2', 'says of bulk what is no whole number'],
    ['bulk=3=4', 'says of bulk what is no whole number'],
  ])('is not %s', (wrong, why) => {
    expect(() => daysOf(wrong)).toThrow(why);
  });
});

test('the page of retention has the days of each name, and the bounds within which they may be set', () => {
  const page = readFileSync('docs/security/retention.md', 'utf8');
  const told = [...page.matchAll(/`(\w+)`: (\d+) days \((\d+) to (\d+)\)/g)].map(
    ([, name = '', days, least, most]) =>
      [name, { days: Number(days), least: Number(least), most: Number(most) }] as const,
  );
  expect(told).toHaveLength(names.length);
  expect(Object.fromEntries(told)).toEqual(retention);
});
