import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs in the folder, and writes its log there. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** Tells it to end, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface How {
  env?: Record<string, string>;
  /** Whom it runs as, where not as whoever has started this. */
  owner?: { uid?: number; gid?: number };
}

/** Starts programs below one folder, by which they are known again. */
export class Processes {
  constructor(readonly folder: string) {
    mkdirSync(join(folder, 'log'), { recursive: true });
  }

  /** @param name of its log, which goes on where it was started before */
  start(name: string, command: string, args: readonly string[], { env = {}, owner = {} }: How = {}): Program {
    const log = openSync(join(this.folder, 'log', `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.folder,
      // Debian has daemons where only root looks.
      env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env },
      stdio: ['ignore', log, log],
      // Ctrl+C is for this process, which ends the others in their order.
      detached: true,
      ...owner,
    });
    const ended = new Promise<void>((resolve, reject) => {
      child.once('exit', () => resolve());
      child.once('error', reject);
    });
    // Whoever waits for it hears of it.
    ended.catch(() => {});
    const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    };
    return { child, ended, end };
  }

  /** Whatever runs in the folder: also what others have started, and PostgreSQL's processes, whose titles change. */
  left(): { pid: number; title: string }[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid)
      .flatMap((pid) => {
        try {
          const within = readlinkSync(`/proc/${pid}/cwd`).startsWith(this.folder);
          const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
          // What has ended and waits for its parent has no title.
          return within && title !== '' ? [{ pid, title }] : [];
        } catch {
          return []; // it has just ended
        }
      });
  }

  /** Kills what has outlived its orderly end. @returns what it was */
  async killLeft(): Promise<string[]> {
    const found = this.left();
    for (const { pid } of found) killed(pid);
    for (let tries = 0; this.left().length > 0 && tries < 100; tries += 1) await sleep(50);
    return found.map(({ title }) => title);
  }
}

/** SIGKILL, for a process that may have ended already. */
export function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has
  }
}

/**
 * Waits until something is so.
 * @throws Error naming it, with what was last wrong, when that takes too long
 */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const began = performance.now();
  let wrong: unknown;
  while (performance.now() - began < seconds * 1000) {
    try {
      if (await isSo()) return;
    } catch (error) {
      wrong = error;
    }
    await sleep(100);
  }
  throw new Error(`Not within ${seconds} s: ${what}`, { cause: wrong });
}

/** Whether an address answers 200. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await answer.body?.cancel();
  return answer.status === 200;
}
