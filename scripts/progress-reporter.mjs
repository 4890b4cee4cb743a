import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { isUnexpected } from './expected-writes.mjs';

/** A file of tests that takes longer has hung: what is busy for ever lets no timeout of its own end it. */
export const LONGEST_MS = 15 * 60_000;

/** So many lines tell of the progress of one run. */
const LINES = 10;

/** With its project, as one file may belong to several. @param {import('vitest/node').TestModule} module */
const nameOf = ({ project, relativeModuleId }) => `${relativeModuleId} (${project.name})`;

/** Ends the run with its workers: one that is busy for ever would not hear of the end. */
function endAll() {
  spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  process.exit(1);
}

/**
 * Tells Vitest's progress in a few lines, and of a test that fails at once; ends a run that hangs, with the name of
 * what does. What passed says nothing: a run of thousands
 * of tests is read from its end.
 */
export default class ProgressReporter {
  #files = 0;
  #ended = 0;
  #passed = 0;
  #failed = 0;
  #told = 0;
  #since = performance.now();
  /** Holds since when each file has run, by its name. */
  #running = new Map();
  #end;

  #faults;

  /**
   * @param {{ end?: () => void, faults?: string }} [options] `end` ends a run that hangs; `faults` is a file for what
   *   is wrong with a run although no test of it fails, one a line, for whoever counts its tests
   */
  constructor({ end = endAll, faults = process.env.PORTAL_TEST_FAULTS } = {}) {
    this.#end = end;
    this.#faults = faults;
  }

  /** @param {string} title @param {string} why */
  #keep(title, why) {
    if (this.#faults !== undefined) appendFileSync(this.#faults, `${JSON.stringify({ title, why })}\n`);
  }

  /** Holds what was written while a test ran, by the id of the test. */
  #written = new Map();

  /** @param {readonly unknown[]} specifications the files that will run, once for each project that they belong to */
  onTestRunStart(specifications) {
    this.#files = specifications.length;
    setInterval(() => this.#lookForHung(), 30_000).unref();
  }

  #lookForHung() {
    const hung = [...this.#running].filter(([, since]) => performance.now() - since > LONGEST_MS);
    if (hung.length === 0) return;
    for (const [name] of hung) {
      console.log(`FAILED ${name}: has hung`);
      this.#keep(name, 'has hung');
    }
    this.#end();
  }

  /**
   * Fails the run for what a passed test has written: a message that is always there is read by nobody.
   * @param {import('vitest/node').TestModule} module @param {import('vitest/node').TestCase} test @param {string} written
   */
  #tellUnexpected({ relativeModuleId }, { fullName }, written) {
    process.exitCode = 1;
    this.#keep(`${relativeModuleId}: ${fullName}`, `nobody expected ${written.trim()}`);
    console.log(`NOBODY EXPECTED ${relativeModuleId}: ${fullName}\n${written.trim()}`);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart(module) {
    this.#running.set(nameOf(module), performance.now());
  }

  /** @param {{ content: string, taskId?: string }} log */
  onUserConsoleLog({ content, taskId }) {
    if (taskId !== undefined && isUnexpected(content))
      this.#written.set(taskId, (this.#written.get(taskId) ?? '') + content);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#ended += 1;
    this.#running.delete(nameOf(module));
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const written = this.#written.get(test.id);
      this.#written.delete(test.id);
      if (state === 'passed') {
        this.#passed += 1;
        if (written !== undefined) this.#tellUnexpected(module, test, written);
      }
      if (state !== 'failed') continue;
      this.#failed += 1;
      console.log(`FAILED ${module.relativeModuleId}: ${test.fullName}`);
      for (const { message = '' } of errors ?? []) console.log(`       ${message.trim().split('\n', 1)[0]}`);
      if (written !== undefined) console.log(written.trim());
    }
    for (const { message = '' } of module.errors()) {
      console.log(`FAILED ${module.relativeModuleId}\n       ${message.trim().split('\n', 1)[0]}`);
    }
    const tenth = Math.floor((this.#ended * LINES) / this.#files);
    if (tenth === this.#told) return;
    this.#told = tenth;
    const minutes = ((performance.now() - this.#since) / 60_000).toFixed(1);
    const failed = this.#failed === 0 ? '' : `, ${this.#failed} failed`;
    console.log(
      `       ${this.#ended} of ${this.#files} files of tests, ${this.#passed} passed${failed}, ${minutes} min`,
    );
  }

  /** @param {readonly unknown[]} _modules @param {readonly { message?: string, stack?: string }[]} errors that no test caught */
  onTestRunEnd(_modules, errors) {
    for (const { message = '', stack = message } of errors) {
      this.#keep('nobody caught', stack);
      console.log(`NOBODY CAUGHT ${stack}`);
    }
  }
}
