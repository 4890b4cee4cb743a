import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecureContextOptions } from 'node:tls';

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
  readonly #folder: string;
  #ending = false;

  constructor(folder: string) {
    // As /proc names it.
    this.#folder = realpathSync(folder);
    mkdirSync(join(folder, 'log'), { recursive: true, mode: 0o700 });
  }

  /** From here on nothing is started any more: whoever still wants to meets an end that has begun. */
  close(): void {
    this.#ending = true;
  }

  /**
   * @param name of its log, which goes on where it was started before
   * @throws Error after `close`
   */
  start(name: string, command: string, args: readonly string[], { env = {}, owner = {} }: How = {}): Program {
    if (this.#ending) throw new Error(`${name} is not started: everything is being ended`);
    const log = openSync(join(this.#folder, 'log', `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.#folder,
      // Debian has daemons where only root looks.
      env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env },
      stdio: ['ignore', log, log],
      // Ctrl+C is for this process, which ends the others in their order.
      detached: true,
      ...owner,
    });
    closeSync(log); // it has its own
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

  /**
   * Whatever runs in the folder: also what others have started, and PostgreSQL's processes, whose titles change. Not what
   * has a terminal, as the shell of somebody who looks at the logs.
   */
  left(): { pid: number; title: string }[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid)
      .flatMap((pid) => {
        try {
          const within = `${readlinkSync(`/proc/${pid}/cwd`)}${sep}`.startsWith(this.#folder + sep);
          const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
          // What has ended and waits for its parent has no title.
          return within && title !== '' && !hasTerminal(pid) ? [{ pid, title }] : [];
        } catch {
          return []; // it has just ended
        }
      });
  }

  /** Kills what has outlived its orderly end. @returns what it was */
  async killLeft(): Promise<string[]> {
    this.close();
    const killing = new Map<number, string>();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const found = this.left();
      if (found.length === 0) break;
      for (const { pid, title } of found) {
        killing.set(pid, title);
        killed(pid);
      }
      await sleep(50);
    }
    return [...killing.values()];
  }
}

/** The seventh of its figures, behind a name in parentheses that may hold anything; 0 is none. */
function hasTerminal(pid: number): boolean {
  const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return figures[4] !== '0';
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

/**
 * Asks an address; true where it answers 200.
 * @param known of an address by HTTPS: the certificate that it asks for, and who has signed its own
 */
export async function answers(
  url: string,
  known?: Pick<SecureContextOptions, 'ca' | 'cert' | 'key'>,
): Promise<boolean> {
  const { get } = known === undefined ? http : https;
  const asked = get(url, { ...known, agent: false, signal: AbortSignal.timeout(2000) });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  answer.destroy();
  return answer.statusCode === 200;
}
