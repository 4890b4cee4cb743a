/**
 * Which requirements no passed test names.
 *
 *   node scripts/coverage-requirements.mjs [--require SES-01..SES-32,LOG-01] [--reports DIR] [--requirements FILE]
 *
 * The IDs come from the tables of docs/requirements.md, the tests from the JSON reports of vitest and Playwright
 * in reports/. Only the titles of the tests themselves count, not those of their files or groups, so that each
 * ID was written down by the person who tested it.
 *
 * Ends with 1 when a title is not acceptable, a report is not readable or a required ID is not covered.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { testRuns } from './test-reports.mjs';

/** A test that names more than these proves none of them properly. */
const MOST_IDS_IN_A_TITLE = 3;

/**
 * @typedef {import('./test-reports.mjs').TestRun} TestRun
 * @typedef {{ passed: Set<string>, failed: Map<string, string> }} Verdicts failed maps an ID to a failed test's title
 */

/**
 * The IDs of the requirement tables, in their order.
 * @param {string} file
 * @returns {string[]}
 */
function requirementIds(file) {
  const ids = [...readFileSync(file, 'utf8').matchAll(/^\|\s*([A-Z]+-\d+)\s*\|/gm)].map(([, id]) => id);
  if (ids.length === 0) throw new Error(`${file} holds no requirement`);
  return ids;
}

/**
 * Everything in a title that reads as an ID: an area that exists with any number, or two digits behind any
 * capitals, so that a misspelt area is noticed as well.
 * @param {string} title
 * @param {Set<string>} areas
 * @returns {string[]}
 */
function idsIn(title, areas) {
  const found = [...title.matchAll(/\b([A-Z]+)-(\d+)\b/g)]
    .filter(([, area, digits]) => areas.has(area) || digits.length === 2)
    .map(([id]) => id);
  return [...new Set(found)];
}

/**
 * Sorts the IDs of all titles by what became of their tests.
 * @param {TestRun[]} runs
 * @param {string[]} ids
 * @returns {Verdicts}
 */
function verdicts(runs, ids) {
  const known = new Set(ids);
  const areas = new Set(ids.map(areaOf));
  const complaints = new Set();
  const passed = new Set();
  const failed = new Map();
  for (const { title, outcome } of runs) {
    const named = idsIn(title, areas);
    const unknown = named.filter((id) => !known.has(id));
    if (unknown.length > 0)
      complaints.add(`no such requirement, ${unknown.join(', ')}, in the title "${title}"`);
    if (named.length > MOST_IDS_IN_A_TITLE) {
      complaints.add(`more than ${MOST_IDS_IN_A_TITLE} requirements in the title "${title}"`);
    }
    for (const id of named) {
      if (outcome === 'passed') passed.add(id);
      if (outcome === 'failed') failed.set(id, title);
    }
  }
  if (complaints.size > 0) throw new Error([...complaints].join('\n'));
  return { passed, failed };
}

/**
 * The IDs that `--require` asks for: single ones and ranges within an area, separated by commas.
 * @param {string} text
 * @param {string[]} ids
 * @returns {string[]}
 */
function requiredIds(text, ids) {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first, ...rest] = part.trim().split('..');
    const from = ids.indexOf(first);
    const to = ids.indexOf(last);
    if (rest.length > 0 || from < 0 || to < from || areaOf(first) !== areaOf(last)) {
      throw new Error(`--require does not understand "${part.trim()}"`);
    }
    return ids.slice(from, to + 1);
  });
}

/** @param {string} id */
function areaOf(id) {
  return id.slice(0, id.indexOf('-'));
}

/**
 * The table that a person reads: an area a line, then the total and what failed.
 * @param {string[]} ids
 * @param {Set<string>} covered
 * @param {Verdicts['failed']} failed
 * @returns {string}
 */
function table(ids, covered, failed) {
  const lines = [...new Set(ids.map(areaOf))].map((area) =>
    line(
      area,
      ids.filter((id) => areaOf(id) === area),
    ),
  );
  const failures = [...failed].map(([id, title]) => `${id} is named by a failed test, "${title}"`);
  return [...lines, line('Total', ids, false), ...failures].join('\n');

  /**
   * @param {string} name
   * @param {string[]} members
   * @param {boolean} [naming]
   */
  function line(name, members, naming = true) {
    const missing = members.filter((id) => !covered.has(id));
    const count = `${members.length - missing.length}/${members.length}`.padStart(8);
    return `${name.padEnd(6)}${count}  ${naming ? missing.join(' ') : ''}`.trimEnd();
  }
}

function main() {
  const { values } = parseArgs({
    options: {
      require: { type: 'string' },
      reports: { type: 'string', default: 'reports' },
      requirements: {
        type: 'string',
        default: fileURLToPath(new URL('../docs/requirements.md', import.meta.url)),
      },
    },
  });
  const ids = requirementIds(values.requirements);
  const required = values.require === undefined ? [] : requiredIds(values.require, ids);
  const { passed, failed } = verdicts(testRuns(values.reports), ids);
  const covered = new Set(ids.filter((id) => passed.has(id) && !failed.has(id)));
  console.log(table(ids, covered, failed));
  const absent = required.filter((id) => !covered.has(id));
  if (absent.length > 0) throw new Error(`required, but not covered: ${absent.join(' ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
