/** Reads the JSON reports of vitest and Playwright alike. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ title: string, outcome: Outcome }} TestRun
 */

/**
 * Every test of every report in a folder.
 * @param {string} folder
 * @returns {TestRun[]}
 */
export function testRuns(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const files = entries
    // What `npm run bench` measured is no test.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== 'bench.json')
    .map((entry) => path.join(folder, entry.name));
  if (files.length === 0) throw new Error(`${folder} holds no report; run the tests first`);
  return files.flatMap((file) => {
    const report = parsed(file);
    if (Array.isArray(report?.testResults)) return vitestRuns(report);
    if (Array.isArray(report?.suites)) return playwrightRuns(report.suites);
    throw new Error(`${file} is no JSON report of vitest or Playwright`);
  });
}

/** @param {string} file */
function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not readable as JSON`, { cause });
  }
}

/**
 * @param {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} report
 * @returns {TestRun[]}
 */
function vitestRuns(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * @typedef {{ title: string, ok: boolean, tests: { results: { status: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite[]} suites
 * @returns {TestRun[]}
 */
function playwrightRuns(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ title: spec.title, outcome: specOutcome(spec) })),
    ...playwrightRuns(inner),
  ]);
}

/**
 * A spec runs once in every browser project and again on every retry; the last try in each project decides.
 * A test that is expected to fail is `ok` for the runner, but proves nothing, so its failure counts.
 * @param {Spec} spec
 * @returns {Outcome}
 */
function specOutcome({ ok, tests }) {
  const last = tests.map(({ results }) => results.at(-1)?.status ?? 'skipped');
  if (!ok || last.some((status) => status !== 'passed' && status !== 'skipped')) return 'failed';
  return last.includes('passed') ? 'passed' : 'skipped';
}
