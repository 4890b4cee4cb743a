import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillDemo } from './demo-folder.mjs';
import { ensureBuilt, ensureInstalled, fail, root } from './prepare.mjs';
import { installPrograms } from './test-programs.mjs';
import { playwright, runs, strict, vitest } from './test-runners.mjs';

/*
 * `npm test`: everything. `npm run check`: the fast half, without builds, PostgreSQL and browser.
 * `npm run test:full`: everything, with the long rounds: more kills, more generated calls, every look of every page.
 * Ends with a plain line that counts every test and every check; before it the names of what failed, and of what
 * passed only when it was tried again.
 */

const fast = process.argv.includes('--fast');
if (process.argv.includes('--full')) process.env.PORTAL_TEST_FULL = 'on';
const ci = Boolean(process.env.CI);
const reports = join(root, 'reports');

/** The requirements that are delivered: each has to be named by a passed test. */
const DELIVERED = readFileSync(join(root, 'docs', 'delivered.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .join(',');

// What is generated is the same in a second try, and can be had again: PORTAL_TEST_SEED=… npm test
process.env.PORTAL_TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`seed of generated tests: ${process.env.PORTAL_TEST_SEED}`);

// Debian's packages come while ours do, the demo network of the browser's tests while the code is looked at.
const installing = fast ? null : installPrograms(ci);
ensureInstalled();
// Clients that others wrote, with packages of their own.
ensureInstalled(join('tests', 'clients'));
const bin = (name) => join(root, 'node_modules', '.bin', name);

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const unsteady = [];

/** @param {string} name @param {import('./test-runners.mjs').Tally} counted */
function add(name, counted) {
  const tally = ci ? strict(counted) : counted;
  for (const key of ['passed', 'failed', 'skipped']) total[key] += tally[key];
  failures.push(...tally.failures);
  unsteady.push(...tally.unsteady);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
}

/** @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, args) {
  const ok = await runs(command, args);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push({ title: name, why: 'see above' });
}

/** @param {string} heading @param {import('./test-runners.mjs').Failure[]} failed */
function list(heading, failed) {
  if (failed.length > 0) console.log(`\n${heading}`);
  for (const { title, why } of failed) console.log(`  ${title}\n    ${why.replaceAll('\n', '\n    ')}`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

if (!fast) ensureBuilt();
const demo = fast ? null : fillDemo();
await check('types', bin('tsc'), ['--noEmit']);
await check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
await check('format', bin('biome'), ['check', '.']);
await check('exports and files that nobody uses', bin('knip'), []);
await check('dependencies', process.execPath, [
  join(root, 'scripts', 'check-dependencies.mjs'),
  ...(fast ? ['--offline'] : []),
]);

const { has, absent } = (await installing) ?? { has: null, absent: [] };
for (const sentence of absent) {
  if (ci) fail(`${sentence} cannot run.`);
  console.log(`${sentence} are left out.`);
}
const filled = await demo;
if (filled !== null) process.env.PORTAL_TEST_DATA = filled;

const programs = has?.readers ? {} : { PORTAL_TEST_PROGRAMS: 'off' };
add(
  'tests',
  await vitest({
    ...programs,
    ...(!fast && { PORTAL_TEST_BUILT: 'on' }),
    ...(!has?.postgres && { PORTAL_TEST_POSTGRES: 'off' }),
    ...(!(has?.postgres && has.pooler) && { PORTAL_TEST_POOLER: 'off' }),
    ...(!has?.machines && { PORTAL_TEST_MACHINES: 'off' }),
  }),
);
if (has?.browser) add('browser tests', await playwright(programs));

if (has?.postgres && has.browser && has.readers) {
  await check('requirements', process.execPath, [
    join(root, 'scripts', 'coverage-requirements.mjs'),
    '--require',
    DELIVERED,
  ]);
}

list(`Passed only when tried again${ci ? ', which counts as failed here' : ''}:`, unsteady);
list('Failed:', failures);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
