import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than any of them prints. */
const MOST_OUTPUT = 512 * 2 ** 20;

/**
 * Runs a third-party program, and returns what it prints.
 * @param debian the package that has it
 * @throws Error where it is missing, or fails
 */
export async function runProgram(program: string, args: readonly string[], debian: string): Promise<string> {
  try {
    const { stdout } = await run(program, args, { maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT' || stderr.includes('ModuleNotFoundError')) {
      throw new Error(`${program} is missing or lacks a module (Debian: apt-get install ${debian})`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** Runs a script of Python's, as Debian has it, which prints JSON. */
export async function runPython(script: string, args: readonly string[], debian: string): Promise<unknown> {
  return JSON.parse(await runProgram('/usr/bin/python3', ['-c', script, ...args], debian));
}

/** Runs `use` with a folder of its own, which is gone afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cofre-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
