import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/accessibility.md', 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, criterion = '']) => /^\d\.\d/.test(criterion));

/** The success criteria of WCAG 2.2 at levels A and AA; 4.1.1 was taken out of it. */
const criteria = (
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 ' +
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 ' +
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 ' +
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'
).split(' ');

const sources = ['tests', 'packages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

describe('the page of accessibility', () => {
  test('has each criterion of levels A and AA once', () => {
    expect(rows.map(([, criterion = '']) => criterion.split(' ')[0])).toEqual(criteria);
  });

  test('says of each what holds it: a test, the looks, a reason why none can, or why it does not apply', () => {
    const unsaid = rows.filter(([, , how = '', held = '']) =>
      held === '' ? !how.startsWith('not applicable: ') : !/`|the looks|^as \d|no test can tell$/.test(held),
    );
    expect(unsaid).toEqual([]);
  });

  test('names no test that is gone', () => {
    const named = [...page.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) =>
      /^(docs|tests)\//.test(text) ? [] : [text],
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((title) => !sources.includes(title))).toEqual([]);
  });
});
