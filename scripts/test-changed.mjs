import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { concerned } from './concerned.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { installPrograms } from './test-programs.mjs';
import { PROGRESS, runs } from './test-runners.mjs';

/*
 * `npm run test:changed`: the tests that a change concerns, by the names of its files: what is not committed, or with
 * `-- --since REF` what has changed since then. Everything runs with `npm test`.
 */

const since = process.argv.includes('--since') ? process.argv[process.argv.indexOf('--since') + 1] : 'HEAD';
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...git('diff', '--name-only', since), ...untracked];
const tests = [...git('ls-files', 'tests', 'packages'), ...untracked];
const { vitest, browser } = concerned(changed, [...new Set(tests)]);

ensureInstalled();
const { has } = await installPrograms(false);
const bin = (name) => join(root, 'node_modules', '.bin', name);
console.log(
  `${changed.length} files have changed: ${vitest.length} files of tests, ${browser.length} of the browser's`,
);
const database = has.postgres ? 'postgres' : 'embedded';
const projects = ['contract', 'console*', 'files', 'machines', 'clients', `server on ${database}`];
const ok = [
  vitest.length === 0 ||
    (await runs(bin('vitest'), [
      'run',
      `--reporter=${PROGRESS}`,
      ...projects.map((name) => `--project=${name}`),
      ...vitest,
    ])),
  browser.length === 0 || !has.browser || (await runs(bin('playwright'), ['test', ...browser])),
];
process.exit(ok.every(Boolean) ? 0 : 1);
