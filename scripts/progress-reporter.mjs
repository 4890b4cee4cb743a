/** So many lines tell of the progress of one run. */
const LINES = 10;

/**
 * Tells Vitest's progress in a few lines, and of a test that fails at once. What passed says nothing: a run of thousands
 * of tests is read from its end.
 */
export default class ProgressReporter {
  #files = 0;
  #ended = 0;
  #passed = 0;
  #failed = 0;
  #told = 0;
  #since = performance.now();
  /** Holds what was written while a test ran, by the id of the test. */
  #written = new Map();

  /** @param {readonly unknown[]} specifications the files that will run, once for each project that they belong to */
  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  /** @param {{ content: string, taskId?: string }} log */
  onUserConsoleLog({ content, taskId }) {
    if (taskId !== undefined) this.#written.set(taskId, (this.#written.get(taskId) ?? '') + content);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#ended += 1;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const written = this.#written.get(test.id);
      this.#written.delete(test.id);
      if (state === 'passed') this.#passed += 1;
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
    for (const { message, stack } of errors) console.log(`NOBODY CAUGHT ${stack ?? message}`);
  }
}
