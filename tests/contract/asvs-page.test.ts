import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asvsPage, PAGE, rows } from '../../scripts/asvs/page';

/**
 * The requirements of ASVS 5.0.0 by their sections: a digit is the level of one, in their order. A fact of the standard,
 * as `docs/accessibility.md` has those of WCAG.
 */
const LEVELS =
  '1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113 ' +
  '3.3:12223 3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333 ' +
  '5.3:113 5.4:222 6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222 ' +
  '7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222 10.1:22 ' +
  '10.2:223 10.3:22223 10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233 11.3:11233 ' +
  '11.4:1222 11.5:23 11.6:23 11.7:33 12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223 13.3:2233 ' +
  '13.4:1222233 14.1:22 14.2:12223333 14.3:122 15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2 16.2:22222 ' +
  '16.3:2222 16.4:222 16.5:2223 17.1:23 17.2:22223333 17.3:22';

const MOST_OPEN = 5;

const asked = LEVELS.split(' ').flatMap((section) => {
  const [prefix = '', levels = ''] = section.split(':');
  return Array.from(levels, (level, index) => ({ id: `${prefix}.${index + 1}`, level: Number(level) }));
});

const named = rows.flatMap(({ id, state }) =>
  'met' in state ? state.met.map((one) => ({ id, ...one })) : [],
);

const texts = new Map<string, string>();
/** The text of a file; empty where there is none. */
function textOf(file: string): string {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file, text);
  return text;
}

/** Tells whether a test of this title is in a file: the title as a whole, in any quotes. */
const holds = (text: string, title: string) =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));

describe('the page of ASVS', () => {
  test('is the one that its rows make; npm run asvs writes it', () => {
    expect(textOf(PAGE)).toBe(asvsPage());
  });

  test('has each requirement of levels 1 and 2 once, with its level, in the order of the standard', () => {
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asked.filter(({ level }) => level < 3));
    expect(asked).toHaveLength(345);
  });

  test('leaves nothing of level 1 open, and no more than five of level 2', () => {
    const open = rows.filter(({ state }) => 'open' in state);
    expect(open.filter(({ level }) => level === 1)).toEqual([]);
    expect(open.length).toBeLessThanOrEqual(MOST_OPEN);
  });

  test('names no test that is gone', () => {
    const tests = named.flatMap((one) => ('file' in one ? [one] : []));
    expect(tests.length).toBeGreaterThan(150);
    expect(tests.filter(({ file, title }) => !holds(textOf(file), title))).toEqual([]);
    // A title that was changed by a word, or that stands in another file, is none.
    expect(holds("test('a price is right', () => {})", 'a price is')).toBe(false);
    expect(holds('test("nobody\'s price", () => {})', "nobody's price")).toBe(true);
  });

  test('names no page that is gone, nor a part of one', () => {
    const pages = named.flatMap((one) => ('page' in one ? [one] : []));
    expect(pages.length).toBeGreaterThan(20);
    const headings = (page: string): string[] => textOf(page).match(/(?<=^#+ ).+$/gm) ?? [];
    expect(pages.filter(({ page, heading }) => !headings(page).includes(heading))).toEqual([]);
  });

  test('says in words of its own what is asked for, and why something does not apply or is open', () => {
    for (const { id, subject, state } of rows) {
      expect(subject.length, id).toBeGreaterThan(3);
      if ('open' in state) expect(state.open.length, id).toBeGreaterThan(20);
      if ('notApplicable' in state) expect(state.notApplicable.length, id).toBeGreaterThan(5);
    }
  });
});
