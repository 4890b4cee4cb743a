import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Processes } from '../../scripts/machines/processes';
import { root } from '../../scripts/prepare.mjs';

/* `npm run machines`, its soak with each kill once, and a restore. They take eight minutes: `npm run test:full` has them. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-trial-'));
  // PostgreSQL runs as somebody else where this runs as root, and has to pass through.
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  await new Processes(folder).killLeft();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts it in a new folder. */
function started(name: string, args: readonly string[] = []) {
  const place = join(folder, name);
  const command = [join(root, 'scripts/machines/run.mjs'), '--folder', place, ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, place, output: () => output, errors: () => errors };
}

test('every acknowledged row is there once after a server, PgBouncer and the primary were killed', async () => {
  const { ended, place, output, errors } = started('soak', ['--soak', '0.1']);
  const code = await ended;
  expect([code, code === 0 ? '' : errors()]).toEqual([0, '']);
  expect(output()).toContain('Every acknowledged row is there once, to the cent.');
  expect(output()).toMatch(/a save was answered 503/);
  expect(output().match(/no write was answered for/g)).toHaveLength(3);
  expect(existsSync(place)).toBe(false);
}, 600_000);

test('all databases are lost and come back to a second, nothing leaves them, and no total differs', async () => {
  const { ended, place, output, errors } = started('restored', ['--restore', '--soak', '1']);
  const code = await ended;
  expect([code, code === 0 ? '' : errors()]).toEqual([0, '']);
  const [, lost = ''] = /RPO: (\d+\.\d) s/.exec(output()) ?? [];
  expect(Number(lost)).toBeGreaterThan(0);
  expect(Number(lost)).toBeLessThanOrEqual(60);
  expect(output()).toMatch(/RTO: the portal answered \d+\.\d s after the loss/);
  expect(output()).toContain('no mail left while PORTAL_OUTBOUND was off');
  expect(output()).toContain('Every acknowledged row is there once after the gateway');
  expect(existsSync(place)).toBe(false);
}, 900_000);

test('Ctrl+C, twice as npm passes it on, leaves no process and no folder', async () => {
  const { child, ended, place, output, errors } = started('interrupted');
  const early = ended.then(() => {
    throw new Error(errors());
  });
  const running = expect.poll(output, { timeout: 240_000 }).toContain('Cofre runs on');
  await Promise.race([running, early]);
  early.catch(() => {});
  const [, url = ''] = /Cofre runs on (http:\S+),/.exec(output()) ?? [];
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const processes = new Processes(place);
  expect(processes.left().length).toBeGreaterThan(10);
  // As of a terminal that is closed: whatever is still told meets nobody.
  child.stdout.destroy();
  child.stderr.destroy();
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(processes.left()).toEqual([]);
  expect(existsSync(place)).toBe(false);
}, 420_000);

test('Ctrl+C while it starts leaves no process and no folder either', async () => {
  const { child, ended, place, errors } = started('early');
  await expect.poll(errors, { timeout: 60_000 }).toContain('three databases under Patroni');
  const processes = new Processes(place);
  await expect.poll(() => processes.left().length, { timeout: 60_000 }).toBeGreaterThan(3);
  child.kill('SIGINT');
  expect([await ended, errors()]).toEqual([0, expect.not.stringContaining('Error')]);
  expect(processes.left()).toEqual([]);
  expect(existsSync(place)).toBe(false);
}, 120_000);
