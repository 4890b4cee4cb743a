import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOut } from '../../scripts/machines/layout';
import { Processes } from '../../scripts/machines/processes';

/* What runs in the folder of a trial is ended, and nothing else is. */

const run = promisify(execFile);

let place: string;
let folder: string;
let others: ChildProcess[];
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'cofre-processes-')));
  folder = join(place, 'trial');
  mkdirSync(folder);
  others = [];
});
afterEach(async () => {
  for (const other of others) other.kill('SIGKILL');
  await new Processes(folder).killLeft();
  rmSync(place, { recursive: true, force: true });
});

/** Somebody else's program in a folder. */
async function started(cwd: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'ignore', detached: true });
  others.push(child);
  await once(child, 'spawn');
}
const titles = (processes: Processes) => processes.left().map(({ title }) => title);

test('they are found also where the folder is called by another name', () => {
  const link = join(place, 'link');
  symlinkSync(folder, link);
  const processes = new Processes(link);
  processes.start('one', 'sleep', ['41']);
  expect(titles(processes)).toEqual(['sleep 41']);
});

test('what runs in a folder whose name begins alike is somebody else’s', async () => {
  mkdirSync(`${folder}-2`);
  await started(`${folder}-2`, 'sleep', ['42']);
  await started(join(folder), 'sleep', ['43']);
  expect(titles(new Processes(folder))).toEqual(['sleep 43']);
});

test('the shell of whoever looks at the logs is not ended', async () => {
  // It gives its program a terminal.
  await started(folder, 'script', ['-qec', 'exec sleep 44', '/dev/null']);
  await vi.waitFor(() => run('pgrep', ['-xf', 'sleep 44']));
  expect(titles(new Processes(folder))).toEqual([expect.stringMatching(/^script /)]);
});

test('nothing is started any more once the others are killed', async () => {
  const processes = new Processes(folder);
  processes.start('one', 'sleep', ['45']);
  expect(await processes.killLeft()).toEqual(['sleep 45']);
  expect(() => processes.start('two', 'sleep', ['46'])).toThrow('two is not started');
  expect(titles(processes)).toEqual([]);
});

test('a port that is in use is a sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(layOut(folder, port - 2)).rejects.toThrow(/^Port \d+ is in use$/);
  server.close();
});
