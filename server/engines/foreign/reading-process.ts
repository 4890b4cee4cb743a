import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Job, Outcome } from './main';

/** Megabytes of its heap. */
const HEAP = 384;

/** In the project; in the built server beside its chunks' folder, or beside its entry (vite.server.config.ts). */
const entries = ['main.ts', '../foreign.js', 'foreign.js'].map((path) => join(import.meta.dirname, path));

/** A process that reads files of others, one after the other. Its death is an outcome like any other. */
export class ReadingProcess {
  readonly #child: ChildProcess;

  /** @throws Error where none can be started */
  static async start(heap = HEAP): Promise<ReadingProcess> {
    const entry = entries.find((path) => existsSync(path));
    if (entry === undefined) throw new Error(`What reads files is in none of ${entries.join(', ')}`);
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${heap}`, ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : []), entry],
      {
        cwd: dirname(entry),
        // No secret of the server is handed on.
        env: { PATH: process.env.PATH },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      },
    );
    // Heard by `outcomeOf` where anybody waits; nobody does while it is idle.
    child.on('error', () => {});
    if ((await outcomeOf(child)) === null) throw new Error('A process that reads files ended at its start');
    return new ReadingProcess(child);
  }

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#hold(false);
  }

  get alive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.#child;
    return connected && !killed && exitCode === null && signalCode === null;
  }

  /** @returns the outcome of a job; `null` where the process has died of it */
  async run(job: Job): Promise<Outcome | null> {
    this.#hold(true);
    try {
      const outcome = outcomeOf(this.#child);
      this.#child.send(job, (error) => {
        if (error !== null) this.kill();
      });
      return await outcome;
    } finally {
      this.#hold(false);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Whether the server's process stays for it. */
  #hold(held: boolean): void {
    const { channel } = this.#child;
    if (held) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}

/** What a process says next; `null` where it ends instead. */
function outcomeOf(child: ChildProcess): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome | null) => {
      child.off('message', said);
      child.off('exit', gone);
      child.off('error', gone);
      resolve(outcome);
    };
    const said = (outcome: unknown) => end(outcome as Outcome);
    const gone = () => end(null);
    child.on('message', said);
    child.on('exit', gone);
    child.on('error', gone);
  });
}
