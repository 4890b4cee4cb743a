import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../../server/platform/db/folder-lock';

let folder: string;
const holders: Holder[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-lock-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Holder {
  pid: number;
  take(folder: string): Promise<string>;
  release(): Promise<string>;
  kill(): Promise<void>;
}

/** Another process, maybe in a separate container, that locks folders on command. */
function holder(...inside: string[]): Holder {
  const [command, ...args] = [
    ...inside,
    process.execPath,
    '--import',
    'tsx',
    'tests/server/platform/db/lock-holder.ts',
  ];
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = async (line: string): Promise<string> => {
    child.stdin.write(`${line}\n`);
    const { value = 'ended' } = await answers.next();
    return value;
  };
  const made = {
    pid: child.pid ?? 0,
    take: say,
    release: () => say(''),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
  holders.push(made);
  return made;
}

test('a folder that another process has locked is refused, with folder, process and machine', async () => {
  const other = holder();
  expect(await other.take(folder)).toBe('done');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${other.pid} on ${hostname()}. ` +
      'Stop that server first, or choose another PORTAL_DATA_DIR.',
  );
  expect(await other.release()).toBe('done');
  await (await lockFolder(folder))();
});

test('the lock of a process that was killed is free at once', async () => {
  const other = holder();
  expect(await other.take(folder)).toBe('done');
  await other.kill();
  await (await lockFolder(folder))();
});

test.each([
  [
    'names a process that lives, as one with a number that was given out again does',
    `{"pid":${process.ppid}}`,
  ],
  ['names the first process of a container', '{"pid":1,"token":"x"}'],
  ['is only half written', '{"pid": 1'],
])('a lock file that no process has locked is no lock, even if it %s', async (_what, content) => {
  writeFileSync(join(folder, 'lock'), content);
  await (await lockFolder(folder))();
});

test('one process cannot lock a folder twice, and a refused attempt leaves the lock intact', async () => {
  const unlock = await lockFolder(folder);
  for (let round = 0; round < 3; round += 1) {
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  }
  expect(await holder().take(folder)).toMatch(/^FolderInUseError: /);
  await unlock();
  await (await lockFolder(folder))();
});

test('of several processes that start at once on the folder of a killed one, exactly one gets it', async () => {
  const racers = [holder(), holder(), holder(), holder()];
  for (let round = 0; round < 100; round += 1) {
    writeFileSync(join(folder, 'lock'), `{"pid":${round}}`);
    const answers = await Promise.all(racers.map((racer) => racer.take(folder)));
    expect(
      answers.filter((answer) => answer === 'done'),
      `round ${round}`,
    ).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('FolderInUseError: '))).toHaveLength(3);
    await racers[answers.indexOf('done')]?.release();
  }
});

test('a folder may have a long path', async () => {
  const deep = join(folder, ...Array.from({ length: 8 }, () => 'a folder with a long name of its own'));
  mkdirSync(deep, { recursive: true });
  const unlock = await lockFolder(deep);
  expect(await holder().take(deep)).toMatch(/^FolderInUseError: /);
  await unlock();
});

test('only its owner can read the lock file', async () => {
  const unlock = await lockFolder(folder);
  expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o600);
  await unlock();
});

test('on a disk without locks the start is refused with a message, so that no two servers use one folder', async () => {
  vi.doMock('fs-native-extensions', () => ({
    tryLock: () => {
      throw Object.assign(new Error('no locks available'), { code: 'ENOLCK' });
    },
  }));
  try {
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be locked (no locks available). Choose a PORTAL_DATA_DIR on another disk`,
    );
  } finally {
    vi.doUnmock('fs-native-extensions');
  }
  await (await lockFolder(folder))();
});

const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canContain = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;

/** Process namespaces like those of containers: in each the server is process 1, and sees no process of the other. */
describe.skipIf(!canContain)('of two containers with one volume', () => {
  test('one gets the folder, and when it is killed the other can lock it', async () => {
    const [first, second] = [holder(...CONTAINER), holder(...CONTAINER)];
    expect(await first.take(folder)).toBe('done');
    expect(await second.take(folder)).toMatch(/^FolderInUseError: .+ is in use by process 1 on /);
    await first.kill();
    await expect.poll(() => second.take(folder)).toBe('done');
  });
});
