import { expect, test } from 'vitest';
import { summaryOf } from '../../scripts/explore/summary';

const step = (path: string, ...rules: string[]) =>
  JSON.stringify({
    timestamp: 1,
    action: 'Back',
    state: { url: `http://127.0.0.1:8080${path}`, screenshot: 'one.jpeg' },
    snapshots: [],
    violations: rules.map((name) => ({ name, violation: {} })),
  });

test('a walk by chance is told by its states, its pages without what is chosen on them, and the rules that did not hold', () => {
  const trace = [
    step('/home'),
    step('/bancos?page=2', 'focus_is_kept'),
    step('/bancos', 'focus_is_kept'),
    '',
  ];
  expect(summaryOf(trace.join('\n'))).toEqual({
    states: 3,
    pages: ['/bancos', '/home'],
    violations: ['focus_is_kept'],
  });
});
