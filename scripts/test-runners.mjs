/** Runs vitest and Playwright, tries once more what failed, and counts from their JSON reports. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

/** More files than this are no accident of a busy machine, and are not tried again. */
const MOST_AGAIN = 5;

const reports = join(root, 'reports');
/** What is wrong with a run of vitest although no test of it fails: one a line (progress-reporter.mjs). */
const FAULTS = join(reports, 'faults.jsonl');
/** Of what a failure says so many lines are told. */
const LINES = 20;
/** Vitest's progress in a few lines. */
export const PROGRESS = join(root, 'scripts', 'progress-reporter.mjs');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * @typedef {{ title: string, why: string }} Failure the test's file and title, and what it said
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], unsteady: Failure[] }} Tally
 *   what is unsteady passed when it was tried again, and counts as passed
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} FileResult
 */

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>} */
export function runs(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}

/**
 * All tests but the browser's. The files of what failed run again one after another with the same seed: a machine
 * that was busy is told from code that is wrong.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function vitest(env) {
  const run = async (report, args) => {
    const file = join(reports, report);
    rmSync(FAULTS, { force: true });
    const ok = await runs(
      bin('vitest'),
      ['run', `--reporter=${PROGRESS}`, '--reporter=json', `--outputFile.json=${file}`, ...args],
      { ...env, PORTAL_TEST_FAULTS: FAULTS },
    );
    const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
    return { ok, results, faults: faultsOf(FAULTS) };
  };
  const first = await run('vitest.json', []);
  const again = [...new Set(first.results.filter(hasFailed).map(({ name }) => name))];
  if (first.ok || again.length === 0 || again.length > MOST_AGAIN) return tallyOf(first, []);

  console.log(`Tried again alone: ${again.map((name) => basename(name)).join(', ')}`);
  const second = await run('again.json', ['--no-file-parallelism', ...again]);
  const results = withSecondTry(first.results, second.results);
  // One report for all who read the folder: the last try decides, as it does for the browser's tests.
  rmSync(join(reports, 'again.json'), { force: true });
  writeFileSync(join(reports, 'vitest.json'), JSON.stringify({ testResults: results }));
  const faults = [...first.faults, ...second.faults];
  return tallyOf({ ok: second.ok, results, faults }, failuresOf(first.results));
}

/** @param {string} file @returns {Failure[]} */
function faultsOf(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const faults = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return faults.map(({ title, why }) => ({ title, why: shortened(why) }));
}

/**
 * The first run's files, with those that were tried again in their place.
 * @param {FileResult[]} first @param {FileResult[]} second @returns {FileResult[]}
 */
export function withSecondTry(first, second) {
  const tried = new Set(second.map(({ name }) => name));
  return [...first.filter(({ name }) => !tried.has(name)), ...second];
}

/**
 * @param {{ ok: boolean, results: FileResult[], faults?: Failure[] }} last
 * @param {Failure[]} before what failed in a try before
 * @returns {Tally}
 */
export function tallyOf({ ok, results, faults = [] }, before) {
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const failures = [...failuresOf(results), ...faults];
  // A runner that is not content is: a file that does not load, an error that nobody caught, no report.
  if (!ok && failures.length === 0) failures.push({ title: 'vitest', why: 'see above' });
  const [passed, failed] = [count('passed'), failures.length];
  const unsteady = before.filter(({ title }) => !failures.some((failure) => failure.title === title));
  return { passed, failed, skipped: statuses.length - passed - count('failed'), failures, unsteady };
}

/** @param {FileResult} file */
function hasFailed({ status, assertionResults }) {
  return status === 'failed' || assertionResults.some((assertion) => assertion.status === 'failed');
}

/** @param {FileResult[]} results @returns {Failure[]} */
function failuresOf(results) {
  return results.filter(hasFailed).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0
      ? [{ title: basename(name), why: shortened(message) }]
      : failed.map(({ fullName, failureMessages = [] }) => ({
          title: `${basename(name)}: ${fullName}`,
          why: shortened(failureMessages[0]),
        }));
  });
}

/** The words of a failure without the way to it, and without the colours of a terminal. @param {string} [text] */
function shortened(text = '') {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const way = lines.findIndex((line) => /^\s*at /.test(line));
  const words = way > 0 ? lines.slice(0, way) : lines;
  return words
    .slice(0, LINES)
    .map((line) => line.trimEnd().slice(0, 300))
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * The browser's tests; Playwright itself tries again what failed, where that is allowed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function playwright(env) {
  const ok = await runs(bin('playwright'), ['test'], env);
  const file = join(reports, 'playwright.json');
  if (!existsSync(file))
    return { ...NOTHING, failed: 1, failures: [{ title: 'Playwright', why: 'made no report' }] };
  return browserTallyOf(ok, JSON.parse(readFileSync(file, 'utf8')));
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

/** @param {boolean} ok @returns {Tally} */
export function browserTallyOf(ok, { stats, suites }) {
  const titled = (status) =>
    specsOf(suites).flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          title: `${basename(file)}: ${title}`,
          why: shortened(results.find(({ error }) => error)?.error.message),
        })),
    );
  const failures = titled('unexpected');
  if (!ok && failures.length === 0) failures.push({ title: 'Playwright', why: 'see above' });
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    skipped: stats.skipped,
    failures,
    unsteady: titled('flaky'),
  };
}

/**
 * As CI counts: what needed a second try has failed. People at their machines may be told of it alone.
 * @param {Tally} tally @returns {Tally}
 */
export function strict({ passed, failed, unsteady, ...rest }) {
  return { ...rest, passed: passed - unsteady.length, failed: failed + unsteady.length, unsteady };
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}
