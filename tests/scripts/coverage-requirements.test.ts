import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../scripts/coverage-requirements.mjs');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coverage-'));
  const rows = ['KEY-01', 'KEY-02', 'KEY-03', 'DOOR-01', 'DOOR-02'].map(
    (id) => `| ${id} | Text. | A§1 | rule |`,
  );
  await writeFile(
    path.join(folder, 'requirements.md'),
    ['# List', '| ID | Requirement |', '|---|---|', ...rows, '', '- KEY-09 — an open point, no row', ''].join(
      '\n',
    ),
  );
});

afterEach(() => rm(folder, { recursive: true }));

test('counts what a passed test names, by area and in total', async () => {
  await vitestReport(['passed', 'KEY-01 the key turns'], ['passed', 'KEY-02 and DOOR-01 the door opens']);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output.split('\n').map((line) => line.trim().split(/\s+/))).toEqual([
    ['KEY', '2/3', 'KEY-03'],
    ['DOOR', '1/2', 'DOOR-02'],
    ['Total', '3/5'],
  ]);
});

test('a failed test takes the cover away that a passed one gives', async () => {
  await vitestReport(['passed', 'KEY-01 turns'], ['failed', 'KEY-01 turns back'], ['passed', 'KEY-02 fits']);
  const { output } = await run();
  expect(output).toMatch(/^KEY\s+1\/3\s+KEY-01 KEY-03$/m);
  expect(output).toContain('KEY-01 is named by a failed test, "KEY-01 turns back"');
});

test.each(['skipped', 'pending', 'todo'])('a %s test covers nothing', async (status) => {
  await vitestReport([status, 'KEY-01 turns']);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(/^Total\s+0\/5$/m);
});

test('titles of files and groups do not count', async () => {
  await vitestReport(['passed', 'turns']);
  await playwrightReport([
    { title: 'DOOR-01 group', suites: [{ title: 'DOOR-02 inner', specs: [spec('opens', 'passed')] }] },
  ]);
  expect((await run()).output).toMatch(/^Total\s+0\/5$/m);
});

test('reads the specs of Playwright at every depth, beside the report of vitest', async () => {
  await vitestReport(['passed', 'KEY-01 turns']);
  await playwrightReport([
    {
      specs: [spec('DOOR-01 opens', 'passed')],
      suites: [{ suites: [{ specs: [spec('DOOR-02 closes', 'passed')] }] }],
    },
  ]);
  expect((await run()).output).toMatch(/^Total\s+3\/5$/m);
});

test('the last try of a Playwright spec decides, and a skipped one covers nothing', async () => {
  await playwrightReport([
    {
      specs: [
        spec('KEY-01 passed at the second try', 'failed', 'passed'),
        spec('KEY-02 was skipped', 'skipped'),
        { ...spec('KEY-03 failed', 'failed', 'timedOut'), ok: false },
        spec('DOOR-01 is expected to fail', 'failed'),
      ],
    },
  ]);
  const { output } = await run();
  expect(output).toMatch(/^KEY\s+1\/3\s+KEY-02 KEY-03$/m);
  expect(output).toMatch(/^DOOR\s+0\/2/m);
});

test('a spec that fails in one of its browsers covers nothing', async () => {
  const passed = spec('KEY-01 turns', 'passed');
  const both = { ...passed, ok: false, tests: [...passed.tests, { results: [{ status: 'failed' }] }] };
  await playwrightReport([{ specs: [both] }]);
  expect((await run()).output).toMatch(/^Total\s+0\/5$/m);
});

test('refuses a title with more than three requirements, naming it', async () => {
  await vitestReport(
    ['passed', 'KEY-01 KEY-02 KEY-03 DOOR-01 all at once'],
    ['passed', 'KEY-01 KEY-02 KEY-03 KEY-01 fine'],
  );
  const { code, output, complaint } = await run();
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(complaint).toBe('more than 3 requirements in the title "KEY-01 KEY-02 KEY-03 DOOR-01 all at once"');
});

// The cases are named in words: these titles are read by the script as well.
test.each([
  { wrong: 'a number past the last', id: 'KEY-04' },
  { wrong: 'one that only an open point names', id: 'KEY-09' },
  { wrong: 'a digit too few', id: 'KEY-1' },
  { wrong: 'a digit too many', id: 'KEY-001' },
  { wrong: 'a misspelt area', id: 'KEYS-01' },
])('refuses a title whose requirement does not exist, $wrong', async ({ id }) => {
  const title = `${id} does not exist`;
  await vitestReport(['skipped', title]);
  const { code, complaint } = await run();
  expect(code).toBe(1);
  expect(complaint).toBe(`no such requirement, ${id}, in the title "${title}"`);
});

test('words like UTF-8 and SHA-256 are no requirements', async () => {
  await vitestReport(['passed', 'KEY-01 writes UTF-8 and a SHA-256 sum']);
  expect(await run()).toMatchObject({ code: 0, output: expect.stringMatching(/^Total\s+1\/5$/m) as string });
});

test('requires ranges and single ones, naming what is missing', async () => {
  await vitestReport(['passed', 'KEY-01 turns'], ['failed', 'DOOR-01 opens'], ['passed', 'DOOR-02 closes']);
  expect(await run('--require', 'KEY-01,DOOR-02')).toMatchObject({ code: 0, complaint: '' });
  expect(await run('--require', 'KEY-01..KEY-03, DOOR-01')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Total\s+2\/5$/m) as string,
    complaint: 'required, but not covered: KEY-02 KEY-03 DOOR-01',
  });
});

test.each([
  { wrong: 'a range past the last', wanted: 'KEY-01..KEY-04' },
  { wrong: 'a range backwards', wanted: 'KEY-03..KEY-01' },
  { wrong: 'a range across areas', wanted: 'KEY-01..DOOR-01' },
  { wrong: 'an area alone', wanted: 'KEY' },
  { wrong: 'nothing', wanted: '' },
])('refuses to require $wrong', async ({ wanted }) => {
  await vitestReport(['passed', 'KEY-01 turns']);
  const { code, complaint } = await run('--require', wanted);
  expect(code).toBe(1);
  expect(complaint).toBe(`--require does not understand "${wanted}"`);
});

test('says so when there is no report, an unreadable one or something else', async () => {
  expect(await run()).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('holds no report') as string,
  });
  expect(await execute(['--reports', path.join(folder, 'none')])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('holds no report') as string,
  });
  await writeFile(path.join(folder, 'broken.json'), '{"testResults": [');
  expect(await run()).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('broken.json is not readable') as string,
  });
  await writeFile(path.join(folder, 'broken.json'), '{"answer": 42}');
  expect(await run()).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('broken.json is no JSON report') as string,
  });
});

test('finds every requirement of this project', async () => {
  await vitestReport(['passed', 'nothing in particular']);
  const { output } = await execute(['--reports', folder]);
  expect(output).toMatch(/^SES\s+0\/32\s/m);
  expect(output).toMatch(/^ERR\s+0\/7\s/m);
});

function run(...options: string[]) {
  return execute(['--reports', folder, '--requirements', path.join(folder, 'requirements.md'), ...options]);
}

/** Runs the script and answers its exit code and what it said. */
async function execute(options: string[]) {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...options]);
    return { code: 0, output: stdout.trim(), complaint: stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout.trim(), complaint: stderr.trim() };
  }
}

function vitestReport(...tests: [status: string, title: string][]) {
  const assertionResults = tests.map(([status, title]) => ({
    ancestorTitles: ['DOOR-01 group'],
    fullName: `DOOR-01 group ${title}`,
    status,
    title,
  }));
  return report('vitest', { testResults: [{ name: '/tests/DOOR-02.test.ts', assertionResults }] });
}

function playwrightReport(suites: object[]) {
  return report('playwright', { config: {}, suites, errors: [] });
}

function report(name: string, content: object) {
  return writeFile(path.join(folder, `${name}.json`), JSON.stringify(content));
}

/** A Playwright spec in one browser, with a result for every attempt. */
function spec(title: string, ...tries: string[]) {
  return { title, ok: true, tests: [{ results: tries.map((status) => ({ status })) }] };
}
